import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { ClassClash } from '../../../domain/contract/class-form.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { ClashWatchActor } from '../../../machines/class-planning/clash-watch.machine.ts'
import { useDates } from '../../dates.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { isolated } from './isolated.ts'

const list = css({ display: 'grid', gap: '1', marginBlock: '1' })

/** What else is there then, or who else would have to be. */
export const ClashText = ({ clash }: Readonly<{ clash: ClassClash }>) => {
  const { clashes } = useWords().classDesk
  const formats = useFormats()
  const dates = useDates()
  const { kind, courseTitle, venue, city, startsAt, endsAt, timeZone, instructors } = clash
  const said = {
    course: isolated(courseTitle),
    venue: isolated(`${venue}, ${city}`),
    time: dates.span(startsAt, endsAt, timeZone),
  }
  return kind === 'venue'
    ? clashes.venue(said)
    : clashes.instructor({ ...said, people: formats.list(instructors.map(isolated)) })
}

/** What is in the way of a plan, or of a class as it is edited. It warns; nothing is held up by it. */
export const ClashBanner = ({ actor }: Readonly<{ actor: ClashWatchActor }>) => {
  const words = useWords()
  const { clashes: said } = words.classDesk
  const clashes = useSelector(actor, ({ context }) => context.clashes)
  const isUnknown = useSelector(actor, (at) => at.matches('unknown'))
  if (isUnknown) {
    return (
      <Banner
        announce="status"
        action={
          <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'question.retried' })}>
            {words.actions.retry()}
          </Button>
        }
      >
        {said.unknown()}
      </Banner>
    )
  }
  if (clashes.length === 0) return null
  return (
    <Banner tone="warning" announce="status" title={said.title({ count: clashes.length })}>
      <ul className={list}>
        {clashes.map((clash) => (
          <li key={`${clash.kind} ${clash.startsAt} ${clash.courseTitle} ${clash.venue}`}>
            <ClashText clash={clash} />
          </li>
        ))}
      </ul>
      {said.goOn()}
    </Banner>
  )
}
