# syntax=docker/dockerfile:1
# The portal as an image: `docker build -t assay .`
# A release pins the base by its digest: --build-arg NODE_IMAGE=node:26.10.0-trixie-slim@sha256:…
ARG NODE_IMAGE=node:26.10.0-trixie-slim

# What all stages begin with: the lists of packages, so that installing is done anew only when these change.
FROM ${NODE_IMAGE} AS lists
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/

# The pages and the server, built.
FROM lists AS built
RUN npm ci --ignore-scripts --no-audit --no-fund --workspace web --workspace server --workspace shared
COPY tsconfig.base.json ./
COPY shared/src shared/src
COPY web web
# The image's own Node builds, not the one among the packages.
RUN cd web && node ../node_modules/vite/bin/vite.js build && node ../node_modules/vite/bin/vite.js build --ssr
COPY server/rolldown.config.ts server/keep-places.ts server/
COPY server/src server/src
RUN cd server && node ../node_modules/rolldown/bin/cli.mjs -c

# The packages that run, and of them what is needed.
FROM lists AS packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace server --workspace shared
COPY scripts/image scripts/image
COPY server/src/certificate/document/font-folders.ts server/src/certificate/document/
RUN node scripts/image/prune.mjs

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Assay" \
      org.opencontainers.image.licenses="Apache-2.0"
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY shared/package.json shared/
COPY shared/src shared/src
COPY server/package.json server/
COPY server/src server/src
COPY --from=built /app/server/dist server/dist
COPY web/package.json web/
COPY --from=built /app/web/dist web/dist
COPY scripts/portal.mjs scripts/verify-proof.mjs scripts/
COPY scripts/lib/node-runtime.mjs scripts/lib/portal-commands.mjs scripts/lib/source-files.mjs scripts/lib/
COPY scripts/image/healthy.mjs scripts/image/
COPY --chmod=755 deploy/image/portal /usr/local/bin/portal
COPY --chown=1000:1000 deploy/image/data /data
ENV NODE_ENV=production \
    PORT=3000 \
    METRICS_PORT=9464 \
    DATA_DIR=/data \
    HOME=/tmp
# Everything of the portal belongs to root: who runs it can change nothing but /data and /tmp.
USER 1000:1000
EXPOSE 3000 9464
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["portal", "healthy"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["portal"]
CMD ["start"]
