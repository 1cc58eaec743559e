import type { UserType } from '../../../src/domain/contract/agency.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { USER_TYPE } from '../../../src/domain/user-type.ts'
import type { UserTypeName } from '../../../src/domain/user-type.ts'

const NAMES: Readonly<Record<Language, Readonly<Record<UserTypeName, string>>>> = {
  en: { student: 'Student', instructor: 'Instructor', groupCoordinator: 'Group Coordinator' },
  tr: { student: 'Öğrenci', instructor: 'Eğitmen', groupCoordinator: 'Grup Koordinatörü' },
  ar: { student: 'متدرّب', instructor: 'مدرّب', groupCoordinator: 'منسّق المجموعة' },
}

const TYPES = Object.keys(USER_TYPE) as UserTypeName[]

/** What an account can be opened as. */
export const userTypesIn = (language: Language): UserType[] =>
  TYPES.map((name) => ({ id: USER_TYPE[name], name: NAMES[language][name] }))
