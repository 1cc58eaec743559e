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
import { findTaughtClass } from './class-access.ts'
import { classMailOf, findCourseTitle, listAddressees, type PeopleOn } from './class-people.ts'

/** A message goes to hundreds of people: nobody's mailbox fills because somebody pressed twice. */
const CLASS_LIMIT: Limit = { tries: 5, milliseconds: HOUR }
const SENDER_LIMIT: Limit = { tries: 20, milliseconds: HOUR }

const PEOPLE_OF: Readonly<Record<MessageAudience, PeopleOn>> = {
  all: { states: OPEN_STATES },
  registered: { states: ATTENDING_STATES },
  waitlisted: { states: ['waitlisted', 'offered'] },
  noShow: { states: ATTENDING_STATES, attendance: 'noShow' },
}

export const createClassMessages = ({ audit, clock, limits, mail, settings }: Platform) => ({
  /** Mails what an instructor wrote, in each one's language around it, and keeps it with the class. */
  send: async (
    tx: Tx,
    classId: number,
    { audience, text }: ClassMessageForm,
    caller: Caller,
    language: Language,
  ): Promise<ClassMessage> => {
    const held = await findTaughtClass(tx, caller, classId)
    const people = await listAddressees(tx, classId, PEOPLE_OF[audience])
    if (people.length === 0) throw refusedField('audience', textsIn(language).fields.nobodyThere)
    await limits.take(`class message ${classId}`, CLASS_LIMIT, tx)
    await limits.take(`class messages of ${caller.userId}`, SENDER_LIMIT, tx)
    const title = await findCourseTitle(tx, held.courseId)
    const sentBy = `${caller.account.firstName} ${caller.account.lastName}`
    for (const { language: theirs, ...to } of people) {
      const data = { ...classMailOf(settings, held, title[theirs]), instructor: sentBy, text }
      await mail.send(tx, { template: 'classMessage', to, language: theirs, data })
    }
    const [kept] = await tx
      .insert(classMessages)
      .values({
        instructorCourseId: classId,
        sentById: caller.userId,
        audience,
        text,
        recipients: people.length,
        sentAt: clock.now(),
      })
      .returning()
    if (!kept) throw new Error('The message was not kept')
    await audit.record(tx, {
      action: 'class.messaged',
      actorId: caller.userId,
      subject: `class:${classId}`,
      details: { message: kept.id, audience, recipients: people.length },
    })
    return {
      id: kept.id,
      audience,
      text,
      recipients: people.length,
      sentAt: kept.sentAt.toISOString(),
      sentBy,
    }
  },
})
