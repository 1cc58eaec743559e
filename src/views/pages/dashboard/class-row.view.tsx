import { CalendarCheck, CalendarClock, CircleDashed, CircleX, MapPin, type LucideIcon } from 'lucide-react'
import { css } from 'styled-system/css'

import { CLASS_STATUS } from '../../../domain/course.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import type { StudentClass } from './dashboard-data.ts'

type Look = { word: 'scheduled' | 'cancelled' | 'completed' | 'unknown'; tone: StatusTone; icon: LucideIcon }

const looks: Readonly<Record<number, Look>> = {
  [CLASS_STATUS.scheduled]: { word: 'scheduled', tone: 'info', icon: CalendarClock },
  [CLASS_STATUS.cancelled]: { word: 'cancelled', tone: 'danger', icon: CircleX },
  [CLASS_STATUS.completed]: { word: 'completed', tone: 'success', icon: CalendarCheck },
}
const UNKNOWN: Look = { word: 'unknown', tone: 'neutral', icon: CircleDashed }

const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '3' })
const fact = css({ display: 'flex', gap: '2', color: 'fg.muted', '& > :first-child': { marginBlockStart: '0.5' } })

export const ClassRow = ({ held }: { held: StudentClass }) => {
  const { classes } = useWords().dashboard
  const formats = useFormats()
  const { word, tone, icon } = looks[held.courseStatusId] ?? UNKNOWN
  return (
    <Surface as="li" className={row}>
      <div className={css({ display: 'grid', gap: '1', minWidth: '0' })}>
        <h3 className={css({ textStyle: 'heading.card', overflowWrap: 'anywhere' })}>{held.courseTitle}</h3>
        <p className={fact}>
          <Icon as={CalendarClock} />
          <span>
            <VisuallyHidden>{classes.when()}: </VisuallyHidden>
            <time dateTime={held.courseDate}>{formats.dateTime(held.courseDate, held.timeZone)}</time>
          </span>
        </p>
        <p className={fact}>
          <Icon as={MapPin} />
          <span>
            <VisuallyHidden>{classes.where()}: </VisuallyHidden>
            <bdi>{held.venue}</bdi>
          </span>
        </p>
      </div>
      <StatusChip tone={tone} icon={icon}>
        {classes[word]()}
      </StatusChip>
    </Surface>
  )
}
