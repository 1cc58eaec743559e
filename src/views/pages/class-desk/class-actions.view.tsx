import {
  CalendarX,
  ClipboardList,
  ClipboardPen,
  CopyPlus,
  EllipsisVertical,
  Mail,
  Pencil,
  Repeat,
  type LucideIcon,
} from 'lucide-react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'

import { correctionAddress, rosterAddress, seriesAddress } from '../../../domain/class-address.ts'
import { countAudience } from '../../../domain/class-audience.ts'
import type { HeldClass } from '../../../domain/contract/held-class.contract.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { ClassDeskActor } from '../../../machines/class-desk/class-desk.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { LazyMenu } from '../../ui/lazy-menu.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { useIsWide } from '../../ui/use-wide.ts'

/** Two of them and the menu stay on one line of a phone, as far as the longest of their words leave room: these wrap. */
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  '& > a, & > button:not(.icon-button)': { flex: '[1 1 0%]', minWidth: '[min-content]' },
})

type ClassAct = Readonly<{ key: string; label: string; icon: LucideIcon; isDangerous?: boolean }> &
  (Readonly<{ href: string }> | Readonly<{ onChoose: () => void }>)

type ClassActionsProps = Readonly<{
  desk: ClassDeskActor
  held: HeldClass
  /** They run the programme, and not this class alone. */
  runs: boolean
}>

/** What is seldom done with a class. */
const furtherActs = ({ detail }: Words['classDesk'], { desk, held, runs }: ClassActionsProps): readonly ClassAct[] => {
  const { id, nextEvents, courseStatusId } = held
  const can = (event: HeldClass['nextEvents'][number]) => nextEvents.includes(event)
  return [
    ...(can('class.changed')
      ? [{ key: 'edit', label: detail.edit(), icon: Pencil, onChoose: () => desk.send({ type: 'edit.begun' }) }]
      : []),
    { key: 'duplicate', label: detail.duplicate(), icon: CopyPlus, href: `/instructor/course/new?from=${id}` },
    { key: 'repeat', label: detail.repeat(), icon: Repeat, href: seriesAddress(id) },
    ...(runs && courseStatusId === CLASS_STATUS.completed
      ? [{ key: 'correct', label: detail.correct(), icon: ClipboardPen, href: correctionAddress(id) }]
      : []),
    ...(can('class.cancelled')
      ? [
          {
            key: 'cancel',
            label: detail.cancel(),
            icon: CalendarX,
            isDangerous: true,
            onChoose: () => desk.send({ type: 'cancellation.begun' }),
          },
        ]
      : []),
  ]
}

const FurtherMenu = ({ acts }: Readonly<{ acts: readonly ClassAct[] }>) => {
  const { detail } = useWords().classDesk
  const [, navigate] = useLocation()
  const choose = (key: string) => {
    const act = acts.find((one) => one.key === key)
    if (!act) return
    if ('href' in act) navigate(act.href)
    else act.onChoose()
  }
  return (
    <LazyMenu
      renderTrigger={(opening) => <IconButton {...opening} icon={EllipsisVertical} label={detail.more()} />}
      label={detail.more()}
      placement="bottom-end"
      onSelect={choose}
      items={acts.map(({ key, label, icon, isDangerous = false }) => ({
        value: key,
        label,
        icon,
        tone: isDangerous ? 'danger' : undefined,
      }))}
    />
  )
}

/** All that can be done with a class: one beside the other on a desk; on a phone two of it, and the rest in a menu. */
export const ClassActions = (props: ClassActionsProps) => {
  const { classDesk } = useWords()
  const isWide = useIsWide()
  const { desk, held } = props
  const acts = furtherActs(classDesk, props)
  const main = (
    <>
      <LinkButton href={rosterAddress(held.id)} icon={ClipboardList}>
        {classDesk.detail.roster()}
      </LinkButton>
      {countAudience(held, 'all') > 0 && (
        <Button variant="outline" icon={Mail} onClick={() => desk.send({ type: 'message.begun', audience: 'all' })}>
          {classDesk.detail.write()}
        </Button>
      )}
    </>
  )
  if (!isWide) {
    return (
      <div className={line}>
        {main}
        <FurtherMenu acts={acts} />
      </div>
    )
  }
  return (
    <>
      {main}
      {acts.map((act) =>
        'href' in act ? (
          <LinkButton key={act.key} href={act.href} variant="outline" icon={act.icon}>
            {act.label}
          </LinkButton>
        ) : (
          <Button key={act.key} variant="outline" icon={act.icon} onClick={act.onChoose}>
            {act.label}
          </Button>
        ),
      )}
    </>
  )
}
