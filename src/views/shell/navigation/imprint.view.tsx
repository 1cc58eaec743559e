import { css } from 'styled-system/css'

import { APP_VERSION, COPYRIGHT_YEAR, PRODUCT_NAME } from '../../../domain/constants.ts'
import { useWords } from '../../../i18n/words.tsx'
import { folded } from './fold.styles.ts'

const styles = {
  lines: css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'caption', color: 'fg.muted' }),
}

/** The copyright line and the version, under the navigation. */
export const Imprint = () => {
  const words = useWords()
  return (
    <div className={folded.gone}>
      <p className={styles.lines}>
        <span>{words.shell.copyright({ year: String(COPYRIGHT_YEAR), product: PRODUCT_NAME })}</span>
        <bdi>{words.shell.version({ version: APP_VERSION })}</bdi>
      </p>
    </div>
  )
}
