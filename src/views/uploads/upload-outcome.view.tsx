import { css } from 'styled-system/css'

import type { Upload } from '../../domain/contract/upload.contract.ts'
import { useFormats, useWords } from '../../i18n/words.tsx'

const styles = {
  facts: css({ textStyle: 'small', color: 'fg.muted', display: 'flex', flexWrap: 'wrap', columnGap: '4' }),
  findings: css({ textStyle: 'small' }),
  summary: css({ cursor: 'pointer', minHeight: '6', color: 'accent.fg' }),
  lines: css({ paddingInlineStart: '5', listStyle: 'disc' }),
}

/** What the check has found: how long and large a video is, how many captions there are, and what to look at in them. */
export const UploadOutcome = ({ held }: Readonly<{ held: Upload }>) => {
  const { facts, findings: said } = useWords().uploads
  const formats = useFormats()
  const { kind, seconds, width, height, cues, findings } = held
  const told = [
    (kind === 'video' || kind === 'films') && seconds !== null
      ? facts.duration({ length: formats.duration(seconds) })
      : null,
    width !== null && height !== null
      ? facts.frame({ width: formats.number(width), height: formats.number(height) })
      : null,
    cues === null ? null : facts[kind === 'labels' ? 'labels' : 'cues']({ count: cues }),
  ].filter((fact) => fact !== null)
  return (
    <>
      {told.length > 0 && (
        <p className={styles.facts}>
          {told.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      {findings.length > 0 && (
        <details className={styles.findings}>
          <summary className={styles.summary}>{said.title({ count: findings.length })}</summary>
          <ul className={styles.lines}>
            {findings.map(({ line, what }) => (
              <li key={`${line} ${what}`}>{said.line({ line: formats.number(line), what: said[what]() })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
