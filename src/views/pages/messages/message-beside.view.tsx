import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { WholeMessage } from '../../../domain/contract/messages.list.ts'
import { personAddress } from '../../../domain/person-address.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { RowPart } from '../../list/row-part.view.tsx'
import { MailLook } from '../../messages/mail-look.view.tsx'
import { meaningIn } from '../../messages/message-words.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { StaleBanner } from '../stale-banner.view.tsx'
import type { MessagesMachines } from './messages.props.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
  tries: css({ display: 'grid', gap: '2', listStyle: 'none', margin: '0', padding: '0' }),
  outcome: css({ fontWeight: 'medium' }),
  answer: css({ textStyle: 'small', overflowWrap: 'anywhere' }),
}

type SaidProps = Readonly<{ said: NonNullable<WholeMessage['said']> } & Pick<WholeMessage, 'language' | 'wordsVersion'>>

const Said = ({ said, language, wordsVersion }: SaidProps) => {
  const { whole } = useWords().messagesList
  return (
    <>
      <MailLook said={said} language={language} />
      {wordsVersion !== null && <p className={styles.quiet}>{whole.own({ number: String(wordsVersion) })}</p>}
      <p className={styles.quiet}>{whole.masked()}</p>
    </>
  )
}

const Tries = ({ attempted }: Pick<WholeMessage, 'attempted'>) => {
  const words = useWords()
  const { outcomes, by: saidBy } = words.messagesList
  const dates = useProgrammeDates()
  return (
    <ol className={styles.tries}>
      {attempted.map(({ at, outcome, answer, by }) => (
        <li key={`${at} ${outcome}`}>
          <span className={styles.outcome}>
            {by === null ? outcomes[outcome]() : saidBy({ outcome: outcomes[outcome](), name: by })}
          </span>{' '}
          <time dateTime={at} className={styles.quiet}>
            {dates.dateTime(at)}
          </time>
          {answer !== null && (
            <div className={styles.answer}>
              {meaningIn(words, answer)} <bdi>{answer}</bdi>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

type MessageBesideProps = Readonly<{ id: number; machine: MessagesMachines['whole'] }>

/** What a message said, as it was sent, and what became of it. Give it a key of which it is. */
const MessageBeside = ({ id, machine }: MessageBesideProps) => {
  const words = useWords()
  const { whole } = words.messagesList
  const actor = useActorRef(machine, { input: { query: id } })
  const message = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (!message) {
    return face === 'failed' ? (
      <ErrorState size="section" level={3} title={whole.failed()} {...retryWay(words, fault, retry)}>
        {faultWords(words, fault)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={whole.loading()} className={styles.root}>
        <Skeleton height="16rem" />
        <Skeleton height="6rem" />
      </div>
    )
  }
  return (
    <div className={styles.root}>
      {message.personId !== null && (
        <Link href={personAddress(message.personId, 'messages')} variant="standalone">
          {whole.person({ name: message.recipient.name })}
        </Link>
      )}
      {face === 'partial' && <StaleBanner onRetry={retry}>{whole.stale()}</StaleBanner>}
      <RowPart title={whole.said()}>
        {message.said ? <Said {...message} said={message.said} /> : <p>{whole.forgotten()}</p>}
      </RowPart>
      <RowPart title={whole.tries()}>
        <Tries attempted={message.attempted} />
      </RowPart>
    </div>
  )
}

// The default export is what React's lazy() takes.
export default MessageBeside
