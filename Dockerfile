# syntax=docker/dockerfile:1
# The portal as an image: `docker build -t assay .`
# A release pins the base by its digest: --build-arg NODE_IMAGE=node:26.10.0-trixie-slim@sha256:…
ARG NODE_IMAGE=node:26.10.0-trixie-slim

# What all stages begin with: the lists of packages, so that installing is done anew only when these change.
FROM ${NODE_IMAGE} AS lists
WORKDIR /app
COPY package.json package-lock.json ./

# The pages and the server, built.
FROM lists AS built
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json tsconfig.web.json ./
COPY apps apps
COPY platform platform
COPY modules modules
COPY database database
COPY tools tools
# The image's own Node builds, not the one among the packages.
RUN node node_modules/vite/bin/vite.js build apps/web && node node_modules/vite/bin/vite.js build apps/web --ssr
RUN node node_modules/rolldown/bin/cli.mjs -c apps/server/rolldown.config.ts

# The packages that run, and of them what is needed.
FROM lists AS packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY scripts/image scripts/image
COPY apps/server/unbundled-packages.ts apps/server/
RUN node scripts/image/prune.mjs
COPY scripts/lib scripts/lib
COPY platform/server/pdf/fonts.json platform/server/pdf/
RUN node scripts/image/fetch-fonts.mjs

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Assay" \
      org.opencontainers.image.licenses="Apache-2.0"
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/fonts fonts
COPY package.json LICENSE ./
COPY apps apps
COPY platform platform
COPY modules modules
COPY database database
COPY tools tools
COPY --from=built /app/apps/server/dist apps/server/dist
COPY --from=built /app/apps/web/dist apps/web/dist
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
