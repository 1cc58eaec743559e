import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { CourseClass, CourseClasses } from '../../../domain/contract/registration.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ClassRegistrationActor } from '../../../machines/class-registration/class-registration.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { ClassCard } from './class-card.view.tsx'
import { isWaitlistOnly } from './class-registration.connect.ts'
import { useIneligibleWords } from './ineligible-words.ts'

const reason = css({ display: 'flex', gap: '2', color: 'fg.muted', '& svg': { flexShrink: '0' } })

/** Why one may not register, with the way on where there is one. */
const Reason = ({ held, course }: Readonly<{ held: CourseClass; course: CourseClasses['course'] }>) => {
  const { seeCourse } = useWords().classRegistration
  const text = useIneligibleWords()(held, course)
  return (
    text !== undefined && (
      <div className={reason}>
        <Icon as={CircleAlert} />
        <p>
          {text}{' '}
          {held.ineligible === 'prerequisite' && course.prerequisite && (
            <Link href={`/course/search/${course.prerequisite.id}`}>
              {seeCourse({ course: course.prerequisite.title })}
            </Link>
          )}
        </p>
      </div>
    )
  )
}

export type OpenClassProps = Readonly<{
  actor: ClassRegistrationActor
  data: CourseClasses
  held: CourseClass
  /** Null for who is signed in. */
  onSignIn: (() => void) | null
  mayRegister: boolean
}>

/** A class in which one has no place. */
export const OpenClass = ({ actor, data, held, onSignIn, mayRegister }: OpenClassProps) => {
  const { classRegistration: said } = useWords()
  const titleId = useId()
  const label = isWaitlistOnly(held) ? said.join() : said.register()
  const isOpen = Date.parse(held.registrationClosesAt) > Date.parse(data.now)
  return (
    <ClassCard held={held} now={data.now} titleId={titleId}>
      {mayRegister && held.ineligible === null && (
        <div>
          <Button
            size="lg"
            variant={isWaitlistOnly(held) ? 'outline' : 'solid'}
            aria-haspopup="dialog"
            aria-describedby={titleId}
            onClick={() => actor.send({ type: 'class.chosen', classId: held.id })}
          >
            {label}
          </Button>
        </div>
      )}
      {onSignIn !== null && isOpen && (
        <div>
          <Button size="lg" variant="outline" aria-describedby={titleId} onClick={onSignIn}>
            {said.guestTitle()}
          </Button>
        </div>
      )}
      <Reason held={held} course={data.course} />
    </ClassCard>
  )
}
