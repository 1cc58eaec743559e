import { ATTENDING_STATES, OPEN_STATES } from '../../../src/domain/class.ts'
import type { ClassMessageForm, MessageAudience } from '../../../src/domain/contract/class-form.contract.ts'
import type { ClassMessage } from '../../../src/domain/contract/held-class.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { classMessages } from '../../platform/db/tables/classes.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { findTaughtClass, type ClassRow } from './class-access.ts'
import { classMailOf, findCourseTitle, listAddressees, type PeopleOn } from './class-people.ts'

/** A message goes to hundreds of people: nobody's mailbox fills because somebody pressed twice. */
const CLASS_LIMIT: Limit = { tries: 5, milliseconds: HOUR }
const SENDER_LIMIT: Limit = { tries: 20, milliseconds: HOUR }

const PEOPLE_OF: Readonly<Record<MessageAudience, PeopleOn>> = {
  all: { states: OPEN_STATES },
  registered: { states: ATTENDING_STATES },
  waitlisted: { states: ['waitlisted', 'offered'] },
  present: { states: ATTENDING_STATES, attendance: 'present' },
  partial: { states: ATTENDING_STATES, attendance: 'partial' },
  noShow: { states: ATTENDING_STATES, attendance: 'noShow' },
}

type Sender = Readonly<{ userId: number; name: string; listAct?: number }>

export const createClassMessages = ({ audit, clock, limits, mail, settings }: Platform) => {
  /** Nobody is written to twenty times an hour by one sender, however many classes each message goes to. */
  const takeTurn = (tx: Tx, userId: number) => limits.take(`class messages of ${userId}`, SENDER_LIMIT, tx)

  /** Mails it in each one's language around it, and keeps it with the class; null where nobody is there. */
  const deliver = async (
    tx: Tx,
    held: ClassRow,
    { audience, text }: ClassMessageForm,
    { userId, name: sentBy, listAct }: Sender,
  ): Promise<ClassMessage | null> => {
    const people = await listAddressees(tx, held.id, PEOPLE_OF[audience])
    if (people.length === 0) return null
    const title = await findCourseTitle(tx, held.courseId)
    for (const { language: theirs, ...to } of people) {
      const data = { ...classMailOf(settings, held, title[theirs]), instructor: sentBy, text }
      const isOneOfMany = listAct !== undefined
      await mail.send(tx, { template: 'classMessage', to, language: theirs, data, isOneOfMany })
    }
    const [kept] = await tx
      .insert(classMessages)
      .values({
        instructorCourseId: held.id,
        sentById: userId,
        audience,
        text,
        recipients: people.length,
        sentAt: clock.now(),
      })
      .returning()
    if (!kept) throw new Error('The message was not kept')
    await audit.record(tx, {
      action: 'class.messaged',
      actorId: userId,
      subject: `class:${held.id}`,
      details: { message: kept.id, audience, recipients: people.length, ...(listAct !== undefined && { listAct }) },
    })
    return {
      id: kept.id,
      audience,
      text,
      recipients: people.length,
      sentAt: kept.sentAt.toISOString(),
      sentBy,
    }
  }

  return {
    takeTurn,
    deliver,

    /** What an instructor wrote to one class. */
    send: async (
      tx: Tx,
      classId: number,
      form: ClassMessageForm,
      caller: Caller,
      language: Language,
    ): Promise<ClassMessage> => {
      const held = await findTaughtClass(tx, caller, classId)
      await limits.take(`class message ${classId}`, CLASS_LIMIT, tx)
      await takeTurn(tx, caller.userId)
      const name = `${caller.account.firstName} ${caller.account.lastName}`
      const sent = await deliver(tx, held, form, { userId: caller.userId, name })
      if (!sent) throw refusedField('audience', textsIn(language).fields.nobodyThere)
      return sent
    },
  }
}
