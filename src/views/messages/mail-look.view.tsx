import { useState } from 'react'
import { css } from 'styled-system/css'

import type { MailFrames } from '../../domain/contract/message-template.contract.ts'
import { directionOf, type Language } from '../../domain/language.ts'
import { useWords } from '../../i18n/words.tsx'
import { Segmented } from '../ui/segmented.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' }),
  subject: css({ fontWeight: 'bold', overflowWrap: 'anywhere' }),
  preview: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
  text: css({
    padding: '3',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'inset',
    backgroundColor: 'bg.canvas',
    font: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    margin: '0',
  }),
  frame: css({
    width: 'full',
    height: '[34rem]',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'inset',
    backgroundColor: 'bg.canvas',
  }),
}

const LOOKS = ['text', 'light', 'dark'] as const

type MailLookProps = Readonly<{
  said: Readonly<{ subject: string | null; preview?: string | null; text: string; frames: MailFrames | null }>
  language: Language
}>

/** What a message says: as text, and a mail as its reader sees it, by day and by night. Its frame runs nothing. */
export const MailLook = ({ said: { subject, preview = null, text, frames }, language }: MailLookProps) => {
  const { look: words } = useWords().messageKinds
  const [look, setLook] = useState<(typeof LOOKS)[number]>('text')
  const spoken = { lang: language, dir: directionOf(language) }
  return (
    <div className={styles.root}>
      {frames !== null && (
        <Segmented
          legend={words.legend()}
          isLegendHidden
          segments={LOOKS.map((value) => ({ value, label: words[value]() }))}
          value={look}
          onValueChange={setLook}
        />
      )}
      {subject !== null && (
        <p className={styles.subject} {...spoken}>
          {subject}
        </p>
      )}
      {preview !== null && (
        <p className={styles.preview} {...spoken}>
          {preview}
        </p>
      )}
      {frames === null || look === 'text' ? (
        <pre className={styles.text} {...spoken}>
          {text}
        </pre>
      ) : (
        <iframe key={look} sandbox="" src={frames[look]} title={words.frame()} className={styles.frame} />
      )}
    </div>
  )
}
