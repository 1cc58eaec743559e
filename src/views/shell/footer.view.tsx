import { css } from 'styled-system/css'

import { APP_VERSION, COPYRIGHT_YEAR, PRODUCT_NAME } from '../../domain/constants.ts'
import { useWords } from '../../i18n/words.tsx'

const styles = {
  footer: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    paddingInline: { base: '4', lg: '8' },
    paddingBlock: '4',
    textStyle: 'small',
    '[data-width=container] &': { maxWidth: '[var(--container-width)]', marginInline: 'auto' },
  }),
  muted: css({ color: 'fg.muted' }),
}

export const Footer = () => {
  const words = useWords()
  return (
    <footer data-palette="footer">
      <div className={styles.footer}>
        <p>{words.shell.copyright({ year: String(COPYRIGHT_YEAR), product: PRODUCT_NAME })}</p>
        <p className={styles.muted}>
          <bdi>{words.shell.version({ version: APP_VERSION })}</bdi>
        </p>
      </div>
    </footer>
  )
}
