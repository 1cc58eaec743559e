import { css, cx } from 'styled-system/css'

import { LogoMark } from './logo.view.tsx'

/** Mark and name. The name is the product's own, so it comes from outside and is not translated. */
export const Wordmark = ({ name, className }: { name: string; className?: string }) => (
  <span className={cx(css({ display: 'inline-flex', alignItems: 'center', gap: '3' }), className)}>
    <LogoMark />
    <span
      translate="no"
      className={css({ fontSize: 'lg', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'tight' })}
    >
      {name}
    </span>
  </span>
)
