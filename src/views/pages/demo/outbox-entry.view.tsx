import { ChevronDown, Mail, MessageSquare } from 'lucide-react'
import { css } from 'styled-system/css'

import type { OutboxMessage } from '../../../domain/contract/demo.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import { OwnHour } from '../../own-hour.view.tsx'
import { CopyingButton } from '../../shell/copying-button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'

export type OutboxEntryProps = Readonly<{ message: OutboxMessage; copying: typeof copyingMachine }>

const styles = {
  summary: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[18rem minmax(0, 1fr)]' },
    columnGap: '6',
    rowGap: '1',
    alignItems: 'start',
    position: 'relative',
    padding: '4',
    paddingInlineEnd: '12',
    cursor: 'pointer',
  }),
  time: css({ textStyle: 'small', color: 'fg.muted' }),
  title: css({
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    'details:not([open]) &': { lineClamp: '2' },
  }),
  chip: css({ justifySelf: 'start' }),
  to: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
  chevron: css({
    position: 'absolute',
    insetBlockStart: '4',
    insetInlineEnd: '4',
    color: 'fg.muted',
    'details[open] &': { transform: 'scaleY(-1)' },
  }),
  opened: css({ display: 'grid', gap: '4', padding: '4', borderBlockStartWidth: 'hairline' }),
  letter: css({ fontFamily: 'body', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'prose' }),
  code: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '3', minWidth: '0' }),
  digits: css({ fontWeight: 'bold', fontSize: 'lg', overflowWrap: 'anywhere', letterSpacing: '[0.05em]' }),
}

const ADDRESS = /(https?:\/\/\S+)/

/** The parts of a text with the place in it where each begins: every other one is an address. */
const partsOf = (text: string) => {
  let begins = 0
  return text.split(ADDRESS).map((part, place) => {
    const at = begins
    begins += part.length
    return { part, at, isAddress: place % 2 === 1 }
  })
}

/** The text with its addresses as links. */
const WithLinks = ({ text }: { text: string }) =>
  partsOf(text).map(({ part, at, isAddress }) =>
    isAddress ? (
      <Link key={at} href={part} dir="ltr">
        {part}
      </Link>
    ) : (
      part
    ),
  )

/** One message of the outbox: who it goes to, and all of it when it is opened. */
export const OutboxEntry = ({ message, copying }: OutboxEntryProps) => {
  const { outbox } = useWords().account
  const { channel, code, createdAt, language, subject, text, to } = message
  return (
    <Surface as="li" padding="none">
      <details>
        <summary className={styles.summary}>
          <time dateTime={createdAt} className={styles.time}>
            <OwnHour instant={createdAt} say={(time) => outbox.sent({ time })} />
          </time>
          <span lang={language} dir="auto" className={styles.title}>
            {subject ?? text}
          </span>
          <span className={styles.chevron}>
            <Icon as={ChevronDown} />
          </span>
          <span className={styles.chip}>
            {channel === 'sms' ? (
              <StatusChip icon={MessageSquare}>{outbox.sms()}</StatusChip>
            ) : (
              <StatusChip icon={Mail}>{outbox.mail()}</StatusChip>
            )}
          </span>
          <span className={styles.to}>
            {outbox.to()}: <bdi>{to.name}</bdi> <bdi dir="ltr">{to.address}</bdi>
          </span>
        </summary>
        <div className={styles.opened}>
          {/* A text message is short enough to be read whole above. */}
          {subject !== null && (
            <div lang={language} dir="auto" className={styles.letter}>
              <WithLinks text={text} />
            </div>
          )}
          {code !== null && (
            <div className={styles.code}>
              <bdi dir="ltr" className={styles.digits}>
                {code}
              </bdi>
              <CopyingButton
                machine={copying}
                text={() => code}
                label={outbox.copyCode()}
                copied={outbox.copied()}
                failed={outbox.copyFailed()}
                look={{ size: 'sm' }}
              />
            </div>
          )}
        </div>
      </details>
    </Surface>
  )
}
