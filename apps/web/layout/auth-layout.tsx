import { IconCheck, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Brand } from '#platform/web/ui/brand.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { LanguageSwitch } from '#platform/web/ui/preference/language-switch.tsx';
import { SchemeSwitch } from '#platform/web/ui/preference/scheme-switch.tsx';
import { TextSizeSwitch } from '#platform/web/ui/preference/text-size-switch.tsx';
import classes from './auth-layout.module.css';

/**
 * Layout of the sign-in and registration screens: the form on one side, the organisation's presentation on
 * the other.
 */
export function AuthLayout() {
  const t = useText();
  return (
    <div className={classes.frame}>
      <Stack isTall padY="lg" padX="xl" className={classes.left}>
        <Row as="header" justify="between" gap="md" className={classes.head}>
          <a href="/home">
            <Brand />
          </a>
          <Row as="span" isOneLine gap="xs">
            <LanguageSwitch />
            <TextSizeSwitch />
            <SchemeSwitch />
          </Row>
        </Row>
        <main className={classes.main}>
          <Outlet />
        </main>
        <Row as="footer" align="stretch" gap="md" size="xs" className={classes.foot}>
          <a href="/home">{t('AUTH_FOOT_HOME')}</a>
          <a href="/faq">{t('AUTH_FOOT_FAQ')}</a>
          <a href="/privacy">{t('AUTH_FOOT_PRIVACY')}</a>
          <a href="/terms">{t('AUTH_FOOT_TERMS')}</a>
        </Row>
      </Stack>
      <aside className={classes.side}>
        <div className={classes.paper} aria-hidden="true">
          <div className={classes.rule} />
          <div className={classes.line} style={{ width: '52%', height: '0.875rem' }} />
          <div className={classes.line} style={{ width: '84%' }} />
          <div className={classes.line} style={{ width: '76%' }} />
          <div className={classes.line} style={{ width: '40%' }} />
          <Row isOneLine justify="between" mt="lg">
            <span className={classes.stamp}>
              <IconRosetteDiscountCheck size={28} stroke={1.5} />
            </span>
            <span className={classes.valid}>
              <IconCheck size={15} stroke={2.2} />
              {t('CERT_STATUS_PUBLISHED')}
            </span>
          </Row>
        </div>
        <div className={classes.words}>
          <Words size="display" weight="strong" className={classes.claim}>
            {t('AUTH_CLAIM')}
          </Words>
          <p>{t('AUTH_CLAIM_TEXT')}</p>
        </div>
      </aside>
    </div>
  );
}
