import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { OwnHistory } from '../../../../domain/contract/own-history.contract.ts'
import type { Formats } from '../../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../../machines/resource/resource.connect.ts'
import { useDates } from '../../../dates.ts'
import { Speaking } from '../../../shell/speaking.view.tsx'
import { ErrorState } from '../../../ui/error-state.view.tsx'
import { Skeleton } from '../../../ui/skeleton.view.tsx'
import { deedIn, factsIn } from '../../audit/audit-words.ts'
import { faultWords, retryWay } from '../../fault-words.ts'
import { StaleBanner } from '../../stale-banner.view.tsx'
import type { SecurityMachines } from '../security/security.props.ts'

const styles = {
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', listStyle: 'none', margin: '0', padding: '0' }),
  entry: css({
    display: 'grid',
    gap: '1',
    paddingBlock: '2.5',
    borderBlockEndWidth: 'hairline',
    outlineStyle: 'none',
    _last: { borderBlockEndWidth: '[0]' },
  }),
  deed: css({ fontWeight: 'medium', overflowWrap: 'anywhere' }),
  more: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
}

type Entry = OwnHistory['items'][number]

/** Names of fields as forms have them; what has none is told as it is. */
const fieldsIn = ({ personal, profile }: Words, { list }: Pick<Formats, 'list'>, keys: string): string => {
  const known: Readonly<Record<string, () => string>> = {
    ...personal.fields,
    photo: profile.photo.title,
  }
  return list(keys.split(', ').map((key) => known[key]?.() ?? key))
}

const spoken = (words: Words, formats: Pick<Formats, 'list'>, { facts }: Entry) =>
  factsIn(words, {
    facts: facts.map((fact) =>
      fact.fact === 'fields' && fact.is !== null ? { ...fact, is: fieldsIn(words, formats, fact.is) } : fact,
    ),
  })

/** What asked for the list is gone, and the focus with it: it goes on from the first entry. */
const takeFocus = (item: HTMLLIElement | null) => item?.focus({ preventScroll: true })

const OwnEntry = ({ entry, takesFocus }: Readonly<{ entry: Entry; takesFocus: boolean }>) => {
  const words = useWords()
  const formats = useFormats()
  const dates = useDates()
  const { history: said } = words.security
  const told = [
    entry.certificate === null ? '' : said.certificate({ number: `\u2066${entry.certificate}\u2069` }),
    spoken(words, formats, entry),
    entry.reason === null ? '' : said.why({ reason: entry.reason }),
  ].filter((text) => text !== '')
  return (
    <li ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className={styles.entry}>
      <span className={styles.deed}>{deedIn(words, entry.action)}</span>
      <span className={styles.more}>
        <time dateTime={entry.at}>{dates.dateTime(entry.at)}</time> · {said.by[entry.by]()}
      </span>
      {told.length > 0 && <bdi className={styles.more}>{told.join(' · ')}</bdi>}
    </li>
  )
}

const Entries = ({ machine }: Readonly<{ machine: SecurityMachines['history'] }>) => {
  const words = useWords()
  const { history: said } = words.security
  const actor = useActorRef(machine, { input: { query: undefined } })
  const history = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (history === undefined && face === 'failed') {
    return (
      <ErrorState size="section" level={3} title={said.failed()} {...retryWay(words, fault, retry)}>
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  if (history === undefined) {
    return (
      <div role="status" aria-label={said.loading()}>
        <Skeleton height="12rem" />
      </div>
    )
  }
  return (
    <>
      {face === 'partial' && <StaleBanner onRetry={retry}>{said.stale()}</StaleBanner>}
      {history.items.length === 0 ? (
        <p>{said.none()}</p>
      ) : (
        <ol aria-label={said.caption()} className={styles.list}>
          {history.items.map((entry, at) => (
            <OwnEntry key={entry.id} entry={entry} takesFocus={at === 0} />
          ))}
        </ol>
      )}
      {history.hasMore && <p className={styles.more}>{said.more({ count: history.items.length })}</p>}
    </>
  )
}

/** What was done to somebody, in their own words: the log calls things the same wherever it is read. */
const OwnHistoryList = ({ machine }: Readonly<{ machine: SecurityMachines['history'] }>) => (
  <Speaking namespaces={['auditList', 'listActs', 'usersList', 'personal', 'profile', 'security']}>
    <Entries machine={machine} />
  </Speaking>
)

export default OwnHistoryList
