import { useId } from 'react'
import { css } from 'styled-system/css'

import { useFormats } from '../../../i18n/words.tsx'

const styles = {
  root: css({ display: 'grid', gap: '2' }),
  head: css({ display: 'flex', justifyContent: 'space-between', gap: '4' }),
  part: css({ fontVariantNumeric: 'tabular-nums' }),
  bar: css({ width: 'full', height: '3', accentColor: 'accent.solid' }),
}

/** How much of a file has left. The server has its own work with it when all of it has. */
export const UploadProgress = ({ part, label, done }: Readonly<{ part: number; label: string; done: string }>) => {
  const id = useId()
  const formats = useFormats()
  const percent = formats.percent(part)
  return (
    <div className={styles.root}>
      <p className={styles.head}>
        <span id={id}>{label}</span>
        <span className={styles.part}>{part < 1 ? percent : done}</span>
      </p>
      <progress aria-labelledby={id} aria-valuetext={percent} value={part} max={1} className={styles.bar}>
        {percent}
      </progress>
    </div>
  )
}
