import type { CertificateState } from '../../../src/domain/certificate.ts'
import type { Attendance, RegistrationState } from '../../../src/domain/class.ts'
import type { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Language } from '../../../src/domain/language.ts'

/** Cells of a line of a transcript, in their order. */
export const TRANSCRIPT_CELLS = [
  'firstName',
  'lastName',
  'email',
  'licenseNumber',
  'agency',
  'kind',
  'course',
  'state',
  'courseHours',
  'creditHours',
  'from',
  'until',
  'number',
] as const
export type TranscriptCell = (typeof TRANSCRIPT_CELLS)[number]

type TranscriptWords = Readonly<{
  head: Readonly<Record<TranscriptCell, string>>
  kinds: Readonly<Record<'certificate' | 'enrollment' | 'place', string>>
  certificates: Readonly<Record<CertificateState, string>>
  enrollments: Readonly<Record<keyof typeof ENROLLMENT_STATUS, string>>
  places: Readonly<Record<RegistrationState, string>>
  attendance: Readonly<Record<Attendance, string>>
}>

/** What the file of transcripts says. */
export const TRANSCRIPT_WORDS: Readonly<Record<Language, TranscriptWords>> = {
  en: {
    head: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      licenseNumber: 'License number',
      agency: 'Agency',
      kind: 'What',
      course: 'Course',
      state: 'State',
      courseHours: 'Hours of the course',
      creditHours: 'Hours of credit',
      from: 'From',
      until: 'Until',
      number: 'Certificate number',
    },
    kinds: { certificate: 'Certificate', enrollment: 'Online enrollment', place: 'Place in a class' },
    certificates: { valid: 'In force', expired: 'Expired', revoked: 'Revoked', superseded: 'Replaced' },
    enrollments: { active: 'Under way', expired: 'Expired', completed: 'Completed', dropped: 'Dropped' },
    places: {
      registered: 'Registered',
      walkIn: 'Walk-in',
      waitlisted: 'On the waitlist',
      offered: 'Seat offered',
      cancelled: 'Cancelled',
      lapsed: 'Offer lapsed',
    },
    attendance: { present: 'Present', partial: 'Present in part', noShow: 'No-show' },
  },
  tr: {
    head: {
      firstName: 'Ad',
      lastName: 'Soyad',
      email: 'E-posta',
      licenseNumber: 'Lisans numarası',
      agency: 'Kurum',
      kind: 'Tür',
      course: 'Eğitim',
      state: 'Durum',
      courseHours: 'Eğitimin saati',
      creditHours: 'Kazanılan saat',
      from: 'Başlangıç',
      until: 'Bitiş',
      number: 'Sertifika numarası',
    },
    kinds: { certificate: 'Sertifika', enrollment: 'Çevrim içi kayıt', place: 'Sınıftaki yer' },
    certificates: { valid: 'Geçerli', expired: 'Süresi doldu', revoked: 'İptal edildi', superseded: 'Yenisi verildi' },
    enrollments: { active: 'Sürüyor', expired: 'Süresi doldu', completed: 'Tamamlandı', dropped: 'Bırakıldı' },
    places: {
      registered: 'Kayıtlı',
      walkIn: 'Kayıtsız gelen',
      waitlisted: 'Bekleme listesinde',
      offered: 'Yer önerildi',
      cancelled: 'İptal edildi',
      lapsed: 'Önerinin süresi doldu',
    },
    attendance: { present: 'Katıldı', partial: 'Kısmen katıldı', noShow: 'Gelmedi' },
  },
  ar: {
    head: {
      firstName: 'الاسم الأول',
      lastName: 'اسم العائلة',
      email: 'البريد الإلكتروني',
      licenseNumber: 'رقم الرخصة',
      agency: 'الجهة',
      kind: 'النوع',
      course: 'الدورة',
      state: 'الحالة',
      courseHours: 'ساعات الدورة',
      creditHours: 'الساعات المحتسبة',
      from: 'من',
      until: 'حتى',
      number: 'رقم الشهادة',
    },
    kinds: { certificate: 'شهادة', enrollment: 'التحاق عبر الإنترنت', place: 'مقعد في صف' },
    certificates: { valid: 'سارية', expired: 'منتهية', revoked: 'ملغاة', superseded: 'حلّت محلها أخرى' },
    enrollments: { active: 'قيد التقدم', expired: 'منتهٍ', completed: 'مكتمل', dropped: 'منسحب' },
    places: {
      registered: 'مسجَّل',
      walkIn: 'حضر دون تسجيل',
      waitlisted: 'في قائمة الانتظار',
      offered: 'عُرض مقعد',
      cancelled: 'ملغى',
      lapsed: 'انتهى العرض',
    },
    attendance: { present: 'حاضر', partial: 'حضر جزئيًا', noShow: 'لم يحضر' },
  },
}
