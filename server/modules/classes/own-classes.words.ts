import type { OwnClass } from '../../../src/domain/contract/held-class.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import type { Cell } from '../../http/exports.ts'

const HEADERS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Course',
    'Date',
    'Time',
    'Time zone',
    'Venue',
    'Address',
    'City',
    'County',
    'Seats',
    'Free',
    'Waiting',
    'Status',
  ],
  tr: [
    'Eğitim',
    'Tarih',
    'Saat',
    'Saat dilimi',
    'Yer',
    'Adres',
    'Şehir',
    'İlçe',
    'Kontenjan',
    'Boş',
    'Bekleyen',
    'Durum',
  ],
  ar: [
    'الدورة',
    'التاريخ',
    'الوقت',
    'المنطقة الزمنية',
    'المكان',
    'العنوان',
    'المدينة',
    'المقاطعة',
    'المقاعد',
    'المتاح',
    'المنتظرون',
    'الحالة',
  ],
}

const STATUSES: Readonly<Record<Language, Readonly<Record<keyof typeof CLASS_STATUS, string>>>> = {
  en: { scheduled: 'Scheduled', cancelled: 'Cancelled', completed: 'Completed' },
  tr: { scheduled: 'Planlandı', cancelled: 'İptal edildi', completed: 'Tamamlandı' },
  ar: { scheduled: 'مجدول', cancelled: 'ملغى', completed: 'مكتمل' },
}

const NAMES = Object.keys(CLASS_STATUS) as (keyof typeof CLASS_STATUS)[]

export const ownClassesHeader = (language: Language): readonly string[] => HEADERS[language]

/** A line of the export, by the clock of the venue. */
export const ownClassesRow = (held: OwnClass, language: Language): readonly Cell[] => {
  const { date, time } = wallTimeOf(Date.parse(held.courseDate), held.timeZone)
  const status = NAMES.find((name) => CLASS_STATUS[name] === held.courseStatusId) ?? 'scheduled'
  return [
    held.courseTitle,
    date,
    time,
    held.timeZone,
    held.venue,
    held.address,
    held.city,
    held.county,
    held.capacity,
    held.seatsLeft,
    held.waiting,
    STATUSES[language][status],
  ]
}
