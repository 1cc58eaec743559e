import type { LineChangeKind } from '../../../src/domain/contract/report.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ReportKind, ReportState } from '../../../src/domain/report.ts'

type ReportWords = Readonly<{
  kinds: Readonly<Record<ReportKind, string>>
  states: Readonly<Record<ReportState, string>>
  changes: Readonly<Record<LineChangeKind, string>>
  /** The columns of its file. */
  head: Readonly<
    Record<'agency' | 'quarter' | 'name' | 'licence' | 'course' | 'hours' | 'completedOn' | 'number', string>
  > &
    Readonly<Record<'discipline' | 'people' | 'before' | 'change', string>>
  quarter: (part: string, year: string) => string
  all: string
  noDiscipline: string
}>

/** What files of reports say. */
export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = {
  en: {
    kinds: { creditPack: 'Credit pack', national: 'National figures' },
    states: { due: 'Due', built: 'Built', sent: 'Sent', corrected: 'To be corrected' },
    changes: { added: 'Added', removed: 'Removed', altered: 'Changed' },
    head: {
      agency: 'Agency',
      quarter: 'Quarter',
      name: 'Name',
      licence: 'License number',
      course: 'Course',
      hours: 'Hours',
      completedOn: 'Completed',
      number: 'Certificate number',
      discipline: 'Discipline',
      people: 'Responders trained',
      before: 'Reported before',
      change: 'Change',
    },
    quarter: (part, year) => `Q${part} ${year}`,
    all: 'All disciplines',
    noDiscipline: 'No discipline',
  },
  tr: {
    kinds: { creditPack: 'Kredi dosyası', national: 'Ulusal sayılar' },
    states: { due: 'Bekliyor', built: 'Hazırlandı', sent: 'Gönderildi', corrected: 'Düzeltilecek' },
    changes: { added: 'Eklendi', removed: 'Çıkarıldı', altered: 'Değişti' },
    head: {
      agency: 'Kurum',
      quarter: 'Çeyrek',
      name: 'Ad',
      licence: 'Lisans numarası',
      course: 'Eğitim',
      hours: 'Saat',
      completedOn: 'Tamamlandı',
      number: 'Sertifika numarası',
      discipline: 'Meslek alanı',
      people: 'Eğitilen müdahale görevlileri',
      before: 'Önce bildirilen',
      change: 'Değişiklik',
    },
    quarter: (part, year) => `${year} ${part}. çeyrek`,
    all: 'Tüm meslek alanları',
    noDiscipline: 'Meslek alanı yok',
  },
  ar: {
    kinds: { creditPack: 'ملف الساعات المعتمدة', national: 'الأرقام الوطنية' },
    states: { due: 'مطلوب', built: 'مُعَدّ', sent: 'مُرسَل', corrected: 'يحتاج تصحيحًا' },
    changes: { added: 'أُضيف', removed: 'حُذف', altered: 'تغيّر' },
    head: {
      agency: 'الجهة',
      quarter: 'الربع',
      name: 'الاسم',
      licence: 'رقم الرخصة',
      course: 'الدورة',
      hours: 'الساعات',
      completedOn: 'تاريخ الإكمال',
      number: 'رقم الشهادة',
      discipline: 'التخصص',
      people: 'المستجيبون المدرَّبون',
      before: 'المبلَّغ سابقًا',
      change: 'التغيير',
    },
    quarter: (part, year) => `الربع ${part}/${year}`,
    all: 'كل التخصصات',
    noDiscipline: 'بلا تخصص',
  },
}

/** `2026-q1` as files and mails write it: Q1 2026. */
export const quarterIn = (quarter: string, language: Language): string =>
  REPORT_WORDS[language].quarter(quarter.slice(-1), quarter.slice(0, 4))
