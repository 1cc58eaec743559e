import type { HowToRole, HowToState } from '../../../src/domain/how-to.ts'
import type { Language } from '../../../src/domain/language.ts'

type HowToWords = Readonly<{
  roles: Readonly<Record<HowToRole, string>>
  states: Readonly<Record<HowToState, string>>
}>

/** What the file of these videos says. */
export const HOW_TO_WORDS: Readonly<Record<Language, HowToWords>> = {
  en: {
    roles: {
      admin: 'Administrators',
      instructor: 'Instructors',
      groupCoordinator: 'Group coordinators',
      master: 'Master trainers',
    },
    states: { draft: 'Draft', published: 'Published', trashed: 'In the trash' },
  },
  tr: {
    roles: {
      admin: 'Yöneticiler',
      instructor: 'Eğitmenler',
      groupCoordinator: 'Grup koordinatörleri',
      master: 'Baş eğitmenler',
    },
    states: { draft: 'Taslak', published: 'Yayımda', trashed: 'Çöpte' },
  },
  ar: {
    roles: {
      admin: 'المديرون',
      instructor: 'المدرّبون',
      groupCoordinator: 'منسّقو المجموعات',
      master: 'المدرّبون الرئيسيون',
    },
    states: { draft: 'مسودة', published: 'منشور', trashed: 'في سلة المهملات' },
  },
}
