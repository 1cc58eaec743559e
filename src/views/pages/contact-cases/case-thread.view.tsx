import { css, cx } from 'styled-system/css'

import type { CaseEntry, WholeContactCase } from '../../../domain/contract/contact-case.contract.ts'
import { directionOf } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import { RowPart } from '../../list/row-part.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { isolated } from '../class-desk/isolated.ts'

const styles = {
  thread: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3', listStyle: 'none' }),
  entry: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '1',
    padding: '3',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'inset',
    backgroundColor: 'bg.canvas',
  }),
  reply: css({ borderInlineStartWidth: '[3px]', borderInlineStartColor: 'accent.solid' }),
  note: css({ borderStyle: 'dashed', backgroundColor: 'bg.surface' }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' }),
  by: css({ fontWeight: 'medium' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
  text: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
}

const MAIL_TONES: Readonly<Record<NonNullable<CaseEntry['mail']>, StatusTone>> = {
  queued: 'info',
  outbox: 'info',
  sent: 'success',
  failed: 'danger',
  bounced: 'danger',
  suppressed: 'warning',
  skipped: 'neutral',
}

/** Of what came by mail: neither name nor address is proven. */
const FromWhom = ({ received }: Readonly<{ received: NonNullable<CaseEntry['received']> }>) => {
  const { contactCase: said } = useWords()
  const { address, isOtherAddress, isAutomatic } = received
  return (
    <>
      {isAutomatic && <StatusChip>{said.automatic()}</StatusChip>}
      {isOtherAddress && <StatusChip tone="warning">{said.otherAddress()}</StatusChip>}
      <span className={styles.quiet}>{said.answeredBy({ address: isolated(address) })}</span>
    </>
  )
}

const Entry = ({ entry, language }: Readonly<{ entry: CaseEntry; language: WholeContactCase['case']['language'] }>) => {
  const { contactCase: said } = useWords()
  const dates = useProgrammeDates()
  const { kind, text, asksBack, by, at, mail, received } = entry
  const name = received ? received.name || received.address : (by ?? said.somebody())
  const isNote = kind === 'note'
  const saying = received ? said.answered : isNote ? said.noted : asksBack ? said.asked : said.replied
  return (
    <li className={cx(styles.entry, isNote && styles.note, kind === 'reply' && styles.reply)}>
      <span className={styles.head}>
        <span className={styles.by}>{saying({ name })}</span>
        <time dateTime={at} className={styles.quiet}>
          {dates.dateTime(at)}
        </time>
        {mail !== null && <StatusChip tone={MAIL_TONES[mail]}>{said.mails[mail]()}</StatusChip>}
        {isNote && <span className={styles.quiet}>{said.noteSeen()}</span>}
        {received && <FromWhom received={received} />}
      </span>
      {text === '' ? (
        <p className={styles.quiet}>{said.noText()}</p>
      ) : (
        <p
          className={styles.text}
          {...(kind === 'reply' ? { lang: language, dir: directionOf(language) } : { dir: 'auto' })}
        >
          {text}
        </p>
      )}
      {received?.hasMore === true && <p className={styles.quiet}>{said.hasMore()}</p>}
    </li>
  )
}

/** What was written, the first before: the message, the answers that were mailed and those that came by mail, and the notes of the staff. */
export const CaseThread = ({ whole }: Readonly<{ whole: WholeContactCase }>) => {
  const { contactCase: said } = useWords()
  const dates = useProgrammeDates()
  const { name, language, receivedAt } = whole.case
  return (
    <RowPart title={said.thread()}>
      <ol className={styles.thread}>
        <li className={styles.entry}>
          <span className={styles.head}>
            <span className={styles.by}>{said.wrote({ name })}</span>
            <time dateTime={receivedAt} className={styles.quiet}>
              {dates.dateTime(receivedAt)}
            </time>
          </span>
          <p className={styles.text} lang={language} dir={directionOf(language)}>
            {whole.message}
          </p>
        </li>
        {whole.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} language={language} />
        ))}
      </ol>
      {whole.closeReason !== null && <p className={styles.quiet}>{said.closedFor({ reason: whole.closeReason })}</p>}
    </RowPart>
  )
}
