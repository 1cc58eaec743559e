import type { Language } from '../../../src/domain/language.ts'
import type { RoleName } from '../../../src/domain/role.ts'
import type { UserState } from '../../../src/domain/user-account.ts'

type UserWords = Readonly<{
  roles: Readonly<Record<RoleName, string>>
  states: Readonly<Record<UserState, string>>
}>

/** What the file of users says. */
export const USER_WORDS: Readonly<Record<Language, UserWords>> = {
  en: {
    roles: {
      owner: 'Owner',
      admin: 'Administrator',
      master: 'Master trainer',
      instructor: 'Instructor',
      groupCoordinator: 'Group coordinator',
      student: 'Student',
    },
    states: { active: 'Active', deactivated: 'Deactivated' },
  },
  tr: {
    roles: {
      owner: 'Sistem sahibi',
      admin: 'Yönetici',
      master: 'Baş eğitmen',
      instructor: 'Eğitmen',
      groupCoordinator: 'Grup koordinatörü',
      student: 'Öğrenci',
    },
    states: { active: 'Etkin', deactivated: 'Kapatıldı' },
  },
  ar: {
    roles: {
      owner: 'مالك النظام',
      admin: 'مدير',
      master: 'مدرّب رئيسي',
      instructor: 'مدرّب',
      groupCoordinator: 'منسّق مجموعة',
      student: 'متدرّب',
    },
    states: { active: 'نشط', deactivated: 'موقوف' },
  },
}
