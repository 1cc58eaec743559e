import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { MergeCandidate } from '../../domain/contract/person-merge.contract.ts'
import { useWords } from '../../i18n/words.tsx'
import { faultWords, retryWay } from '../pages/fault-words.ts'
import { useProgrammeDates } from '../programme-dates.ts'
import { DetailSection } from '../ui/detail.view.tsx'
import { EmptyState } from '../ui/empty-state.view.tsx'
import { ErrorState } from '../ui/error-state.view.tsx'
import { LinkButton } from '../ui/link.view.tsx'
import { Skeleton } from '../ui/skeleton.view.tsx'
import { StatusChip } from '../ui/status-chip.view.tsx'
import { TextField } from '../ui/text-field.view.tsx'
import type { MergeStepProps } from './merge.props.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', listStyle: 'none', margin: '0', padding: '0' }),
  item: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    paddingBlock: '3',
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    _last: { borderBlockEndWidth: '[0]' },
  }),
  title: css({ textStyle: 'label' }),
  who: css({ flex: '[1 1 16rem]', minWidth: '0' }),
  name: css({ fontWeight: 'medium', overflowWrap: 'anywhere' }),
  facts: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
  chips: css({ display: 'flex', flexWrap: 'wrap', gap: '1.5', marginBlockStart: '1' }),
}

const Candidate = ({ candidate, href }: Readonly<{ candidate: MergeCandidate; href: string }>) => {
  const { personMerge, usersList } = useWords()
  const { choice: said, obstacles } = personMerge
  const dates = useProgrammeDates()
  const { person, alike, obstacle } = candidate
  const name = `${person.firstName} ${person.lastName}`
  return (
    <li className={styles.item}>
      <div className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.facts}>
          <bdi dir="ltr">{person.email}</bdi>
          {person.agency !== null && (
            <>
              {' · '}
              <bdi>{person.agency}</bdi>
            </>
          )}
          {' · '}
          {said.since({ day: dates.shortDate(person.memberSince) })}
        </p>
        {(alike.length > 0 || person.state === 'deactivated') && (
          <div className={styles.chips}>
            {alike.map((one) => (
              <StatusChip key={one} tone="info">
                {said.alike[one]()}
              </StatusChip>
            ))}
            {person.state === 'deactivated' && <StatusChip>{usersList.states.deactivated()}</StatusChip>}
          </div>
        )}
        {obstacle !== null && <p className={styles.facts}>{obstacles[obstacle]()}</p>}
      </div>
      {obstacle === null && (
        <LinkButton href={href} variant="outline" size="sm" aria-label={said.compare({ name, email: person.email })}>
          {personMerge.steps.compare()}
        </LinkButton>
      )}
    </li>
  )
}

/** Who the other is: those who look alike to begin with, or whoever is searched for. */
export const MergeChoosing = ({ actor, addresses, staysId }: MergeStepProps & Readonly<{ staysId: number }>) => {
  const words = useWords()
  const { choice: said } = words.personMerge
  const search = useSelector(actor, ({ context }) => context.search)
  const candidates = useSelector(actor, ({ context }) => context.candidates)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isFailed = useSelector(actor, (at) => at.hasTag('error'))
  const isSearched = search.trim() !== ''
  const listId = useId()
  const results = () => {
    if (isFailed) {
      return (
        <ErrorState
          size="section"
          title={said.failed()}
          {...retryWay(words, fault, () => actor.send({ type: 'search.retried' }))}
        >
          {faultWords(words, fault)}
        </ErrorState>
      )
    }
    if (candidates === null) {
      return (
        <div role="status" aria-label={said.asking()}>
          <Skeleton height="10rem" />
        </div>
      )
    }
    if (candidates.length === 0) {
      return (
        <EmptyState size="section" level={3} title={isSearched ? said.noneFound() : said.noneAlike()}>
          {isSearched ? said.noneFoundText() : said.noneAlikeText()}
        </EmptyState>
      )
    }
    return (
      <>
        <h3 id={listId} className={styles.title}>
          {isSearched ? said.foundTitle() : said.alikeTitle()}
        </h3>
        <ul className={styles.list} aria-labelledby={listId}>
          {candidates.map((candidate) => (
            <Candidate
              key={candidate.person.id}
              candidate={candidate}
              href={addresses.mergeOf(staysId, candidate.person.id)}
            />
          ))}
        </ul>
      </>
    )
  }
  return (
    <DetailSection title={said.title()}>
      <div className={styles.root}>
        <TextField
          type="search"
          label={said.search()}
          icon={Search}
          value={search}
          maxLength={200}
          autoComplete="off"
          onValueChange={(text) => actor.send({ type: 'search.typed', search: text })}
        />
        <div aria-live="polite">{results()}</div>
      </div>
    </DetailSection>
  )
}
