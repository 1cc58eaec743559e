import type { ImportColumn, ImportState, RowOutcome, RowRule, RowVerdict } from '../../../src/domain/import.ts'
import type { Language } from '../../../src/domain/language.ts'

type ImportsWords = Readonly<{
  wholeRow: string
  states: Readonly<Record<ImportState, string>>
  verdicts: Readonly<Record<RowVerdict, string>>
  outcomes: Readonly<Record<RowOutcome, string>>
  rules: Readonly<Record<RowRule, string>>
}>

/** What the file of results says. */
export const IMPORTS_WORDS: Readonly<Record<Language, ImportsWords>> = {
  en: {
    wholeRow: 'Row',
    states: { previewed: 'Checked', running: 'Under way', done: 'Done', cancelled: 'Cancelled', undone: 'Undone' },
    verdicts: {
      ready: 'Ready',
      invalid: 'Needs correction',
      repeated: 'Repeated in this file',
      member: 'Is in the group',
      invited: 'Was invited before',
    },
    outcomes: {
      invited: 'Invited',
      member: 'Is in the group',
      alreadyInvited: 'Was invited before',
      refused: 'Not invited: this address got too many invitations lately',
      withdrawn: 'Taken back',
    },
    rules: {
      required: 'is missing',
      tooLong: 'is too long',
      email: 'is not an email address',
      phone: 'is not a number that can be read: a US number is wanted, such as (614) 555-0123',
      phoneCountry: 'is not a US number and is left out',
      agency: 'is not on the list of agencies',
      invalid: 'is not right',
      plainName: 'has hidden characters or a web address',
      tooManyCells: 'has more cells than columns',
    },
  },
  tr: {
    wholeRow: 'Satır',
    states: {
      previewed: 'Denetlendi',
      running: 'Sürüyor',
      done: 'Tamamlandı',
      cancelled: 'İptal edildi',
      undone: 'Geri alındı',
    },
    verdicts: {
      ready: 'Hazır',
      invalid: 'Düzeltilmeli',
      repeated: 'Bu dosyada yineleniyor',
      member: 'Zaten grupta',
      invited: 'Daha önce davet edildi',
    },
    outcomes: {
      invited: 'Davet edildi',
      member: 'Zaten grupta',
      alreadyInvited: 'Daha önce davet edildi',
      refused: 'Davet edilmedi: bu adrese kısa sürede çok fazla davet gönderildi',
      withdrawn: 'Geri alındı',
    },
    rules: {
      required: 'eksik',
      tooLong: 'çok uzun',
      email: 'bir e-posta adresi değil',
      phone: 'okunabilen bir numara değil: (614) 555-0123 gibi bir ABD numarası gerekir',
      phoneCountry: 'bir ABD numarası değil, alınmaz',
      agency: 'kurum listesinde yok',
      invalid: 'doğru değil',
      plainName: 'gizli karakter veya web adresi içeriyor',
      tooManyCells: 'sütunlardan çok hücre içeriyor',
    },
  },
  ar: {
    wholeRow: 'السطر',
    states: { previewed: 'تم الفحص', running: 'قيد التنفيذ', done: 'اكتمل', cancelled: 'أُلغي', undone: 'تم التراجع' },
    verdicts: {
      ready: 'جاهز',
      invalid: 'يحتاج إلى تصحيح',
      repeated: 'مكرر في هذا الملف',
      member: 'موجود في المجموعة',
      invited: 'سبقت دعوته',
    },
    outcomes: {
      invited: 'تمت الدعوة',
      member: 'موجود في المجموعة',
      alreadyInvited: 'سبقت دعوته',
      refused: 'لم تتم الدعوة: تلقى هذا العنوان دعوات كثيرة مؤخرًا',
      withdrawn: 'سُحبت دعوته',
    },
    rules: {
      required: 'غير موجود',
      tooLong: 'أطول من اللازم',
      email: 'ليس بريدًا إلكترونيًا',
      phone: 'رقم لا يمكن قراءته: المطلوب رقم أمريكي مثل \u2066(614) 555-0123\u2069',
      phoneCountry: 'ليس رقمًا أمريكيًا، فلا يُؤخذ',
      agency: 'ليست في قائمة الجهات',
      invalid: 'غير صحيح',
      plainName: 'فيه محارف مخفية أو عنوان ويب',
      tooManyCells: 'فيه خلايا أكثر من الأعمدة',
    },
  },
}

/** One problem in words: "E-mail is missing". */
export const problemWords = (
  { rules, wholeRow }: ImportsWords,
  names: Readonly<Record<ImportColumn, string>>,
  { column, rule }: Readonly<{ column: ImportColumn | 'row'; rule: RowRule }>,
): string => `${column === 'row' ? wholeRow : names[column]} ${rules[rule]}`
