import type { AuditDetails } from '../../../src/domain/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClassRow } from '../classes/class-access.ts'
import { classMailOf, findCourseTitle } from '../classes/class-people.ts'
import { moveClass } from '../classes/class-state.ts'
import { replaceInstructors } from '../classes/class-writing.ts'
import type { Teacher } from './handovers.repository.ts'

/** How a class is taught, and is to be taught; whose deed it is, and what else is noted of it. */
export type TeacherChange = Readonly<{
  was: readonly Teacher[]
  is: readonly Teacher[]
  /** Not one of many whose mails can wait. */
  isAlone: boolean
  noted: Readonly<{ actorId: number; address?: string; requestId?: string; details?: AuditDetails }>
}>

const without = (people: readonly Teacher[], others: readonly Teacher[]): readonly Teacher[] =>
  people.filter(({ id }) => others.every((other) => other.id !== id))

const namesOf = (people: readonly Teacher[]): string => people.map(({ name }) => name).join(', ')

/**
 * Others teach a class that is held: by hand, by an act on many, and as that is undone. Who comes to it and who goes is
 * told; students are not: their seat and their hour are the same. 409 `ILLEGAL_TRANSITION` where it has begun or ended.
 */
export const createTeacherChange =
  ({ audit, clock, mail, settings }: Pick<Platform, 'audit' | 'clock' | 'mail' | 'settings'>) =>
  async (tx: Tx, before: ClassRow, { was, is, isAlone, noted }: TeacherChange): Promise<ClassRow> => {
    const held = await moveClass(tx, before, 'class.changed', {}, clock.now())
    await replaceInstructors(
      tx,
      held.id,
      is.map(({ id }) => id),
    )
    const [gone, come] = [without(was, is), without(is, was)]
    const title = await findCourseTitle(tx, held.courseId)
    const classLink = `${settings.publicUrl}/instructor/course/${held.id}`
    const telling = { isOneOfMany: !isAlone }
    for (const { name, address, language } of come.filter(({ isOpen }) => isOpen)) {
      const data = {
        ...classMailOf(settings, held, title[language]),
        classLink,
        from: namesOf(gone.length > 0 ? gone : was),
      }
      await mail.send(tx, { template: 'classTakenOver', to: { name, address }, language, data, ...telling })
    }
    for (const { name, address, language } of gone.filter(({ isOpen }) => isOpen)) {
      const data = { ...classMailOf(settings, held, title[language]), to: namesOf(come.length > 0 ? come : is) }
      await mail.send(tx, { template: 'classHandedOver', to: { name, address }, language, data, ...telling })
    }
    const { details, ...by } = noted
    await audit.record(tx, {
      ...by,
      action: 'class.handedOver',
      subject: `class:${held.id}`,
      details: {
        from: namesOf(gone),
        to: namesOf(come),
        users: [...gone, ...come].map(({ id }) => id),
        ...details,
      },
    })
    return held
  }
