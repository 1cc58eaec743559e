import type { Language } from '../../../src/domain/language.ts'
import type { NameChangeState } from '../../../src/domain/name-change.ts'

/** What the file of changes of names says of each. */
export const NAME_CHANGE_WORDS: Readonly<Record<Language, Readonly<Record<NameChangeState, string>>>> = {
  en: { asked: 'Asked for', approved: 'Approved', refused: 'Refused', withdrawn: 'Taken back' },
  tr: { asked: 'İstendi', approved: 'Onaylandı', refused: 'Reddedildi', withdrawn: 'Geri alındı' },
  ar: { asked: 'مطلوب', approved: 'مقبول', refused: 'مرفوض', withdrawn: 'مسحوب' },
}
