import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { MergeClash } from '../../domain/contract/person-merge.contract.ts'
import type { MergeSide } from '../../domain/person-merge.ts'
import { useFormats, useWords, type Words } from '../../i18n/words.tsx'
import type { WrittenDates } from '../dates.ts'
import { useProgrammeDates } from '../programme-dates.ts'
import { Banner } from '../ui/banner.view.tsx'
import { DescriptionList } from '../ui/description-list.view.tsx'
import { DetailSection } from '../ui/detail.view.tsx'
import { MergePair } from './merge-pair.view.tsx'
import type { MergeLookedProps } from './merge.props.ts'

const note = css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' })

type Side = MergeClash['stays']

const titleOf = ({ personMerge: { weigh } }: Words, dates: WrittenDates, clash: MergeClash): string => {
  const { kind, title, startsAt, timeZone } = clash
  if (kind === 'group') return weigh.group()
  if (kind === 'enrollment') return weigh.enrollment({ title })
  return weigh.place({ title, date: startsAt === null ? '' : dates.shortDate(startsAt, timeZone ?? undefined) })
}

/** What one of the two has, in a line. */
const factsOf = ({ personMerge: { weigh }, personPage }: Words, dates: WrittenDates, side: Side): string => {
  const day = dates.shortDate(side.since)
  if (side.name !== null) return weigh.joined({ name: side.name, day })
  const { standings } = personPage.training
  const facts =
    side.state === null
      ? [
          weigh.lessons({ complete: side.complete ?? 0, total: side.total ?? 0, version: side.version ?? 1 }),
          weigh.enrolled({ day }),
        ]
      : [
          side.attendance === null
            ? side.state === 'waitlisted' || side.state === 'offered'
              ? standings[side.state]()
              : standings.registered()
            : standings[side.attendance](),
          weigh.registered({ day }),
        ]
  return [...facts, ...(side.hasCertificate ? [weigh.certificate()] : [])].join(' · ')
}

/** What a merge would move, and what both have: of each of these one stays. */
export const MergeWeighing = ({ actor, preview }: MergeLookedProps) => {
  const words = useWords()
  const { personMerge, usersList } = words
  const { weigh: said } = personMerge
  const { list, number } = useFormats()
  const dates = useProgrammeDates()
  const settled = useSelector(actor, ({ context }) => context.settled)
  const canGoOn = useSelector(actor, (at) => at.can({ type: 'step.taken' }))
  const { clashes, completes, moved, roles, stays, goes } = preview
  const whose: Readonly<Record<MergeSide, string>> = {
    stays: said.ofStays({ email: stays.email }),
    goes: said.ofGoes({ email: goes.email }),
  }
  return (
    <>
      <DetailSection title={said.title()} lead={said.lead()}>
        {moved.length === 0 ? (
          <p>{said.nothing()}</p>
        ) : (
          <DescriptionList
            items={moved.map(({ kind, count }) => ({ key: kind, term: said.kinds[kind](), value: number(count) }))}
          />
        )}
        {roles.length > 0 && <p>{said.roles({ roles: list(roles.map((role) => usersList.roles[role]())) })}</p>}
        {completes.length > 0 && <Banner tone="info">{said.completes({ courses: list(completes) })}</Banner>}
      </DetailSection>
      {clashes.length > 0 && (
        <DetailSection title={said.clashes()} lead={said.clashesLead()}>
          <div>
            {clashes.map((clash) => (
              <MergePair
                key={clash.key}
                label={titleOf(words, dates, clash)}
                chosen={settled[clash.key] ?? null}
                whose={whose}
                values={{ stays: factsOf(words, dates, clash.stays), goes: factsOf(words, dates, clash.goes) }}
                onChoose={(side) => actor.send({ type: 'clash.settled', key: clash.key, side })}
              />
            ))}
          </div>
          {clashes.some(({ kind }) => kind === 'enrollment') && <p className={note}>{said.joinedLessons()}</p>}
          {!canGoOn && <p className={note}>{said.unsettled()}</p>}
        </DetailSection>
      )}
    </>
  )
}
