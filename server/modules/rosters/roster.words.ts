import type { ATTENDING_STATES, Attendance } from '../../../src/domain/class.ts'
import type { Discipline } from '../../../src/domain/discipline.ts'
import type { Language } from '../../../src/domain/language.ts'

type RosterWords = Readonly<{
  /** Heads a column of the file and of the sheet. */
  agency: string
  csv: Readonly<
    Record<
      | 'lastName'
      | 'firstName'
      | 'email'
      | 'discipline'
      | 'place'
      | 'attendance'
      | 'markedBy'
      | 'accommodation'
      | 'checkedIn',
      string
    >
  >
  attendances: Readonly<Record<Attendance, string>>
  states: Readonly<Record<(typeof ATTENDING_STATES)[number], string>>
  disciplines: Readonly<Record<Discipline, string>>
  sheet: Readonly<
    Record<'title' | 'venue' | 'times' | 'instructors' | 'number' | 'name' | 'walkIns' | 'signHere', string>
  >
  files: Readonly<Record<'roster' | 'sheet', string>>
}>

/** What the roster's papers say. */
export const rosterWords: Readonly<Record<Language, RosterWords>> = {
  en: {
    agency: 'Agency',
    csv: {
      lastName: 'Last name',
      firstName: 'First name',
      email: 'Email',
      discipline: 'Discipline',
      place: 'Place',
      attendance: 'Attendance',
      markedBy: 'Marked by',
      accommodation: 'Accommodation',
      checkedIn: 'Checked in,',
    },
    attendances: { present: 'Present', partial: 'Partial', noShow: 'No-show' },
    states: { registered: 'Registered', walkIn: 'Walk-in' },
    disciplines: {
      lawEnforcement: 'Law enforcement',
      fireRescue: 'Fire and rescue',
      ems: 'Emergency medical services',
      towing: 'Towing and recovery',
      transportation: 'Transportation and public works',
      dispatch: 'Dispatch',
      emergencyManagement: 'Emergency management',
      hazmat: 'Hazardous materials',
      coroner: 'Coroner and medical examiner',
      safetyServicePatrol: 'Safety service patrol',
    },
    sheet: {
      title: 'Sign-in sheet',
      venue: 'Venue',
      times: 'Sessions',
      instructors: 'Instructors',
      number: 'No.',
      name: 'Name',
      walkIns: 'Walk-ins: please print your name, agency and email address',
      signHere: 'Sign',
    },
    files: { roster: 'roster', sheet: 'sign-in-sheet' },
  },
  tr: {
    agency: 'Kurum',
    csv: {
      lastName: 'Soyadı',
      firstName: 'Adı',
      email: 'E-posta',
      discipline: 'Meslek alanı',
      place: 'Kayıt',
      attendance: 'Katılım',
      markedBy: 'İşaretleyen',
      accommodation: 'Uyarlama',
      checkedIn: 'Yoklama,',
    },
    attendances: { present: 'Katıldı', partial: 'Kısmen katıldı', noShow: 'Gelmedi' },
    states: { registered: 'Kayıtlı', walkIn: 'Kayıtsız gelen' },
    disciplines: {
      lawEnforcement: 'Kolluk kuvvetleri',
      fireRescue: 'İtfaiye ve kurtarma',
      ems: 'Acil sağlık hizmetleri',
      towing: 'Çekici ve kurtarma',
      transportation: 'Ulaştırma ve fen işleri',
      dispatch: 'Çağrı ve sevk merkezi',
      emergencyManagement: 'Afet ve acil durum yönetimi',
      hazmat: 'Tehlikeli maddeler',
      coroner: 'Adli tıp',
      safetyServicePatrol: 'Yol güvenlik devriyesi',
    },
    sheet: {
      title: 'İmza çizelgesi',
      venue: 'Yer',
      times: 'Oturumlar',
      instructors: 'Eğitmenler',
      number: 'No.',
      name: 'Ad soyad',
      walkIns: 'Kayıtsız gelenler: lütfen adınızı, kurumunuzu ve e-posta adresinizi okunaklı yazın',
      signHere: 'İmza',
    },
    files: { roster: 'yoklama', sheet: 'imza-cizelgesi' },
  },
  ar: {
    agency: 'الجهة',
    csv: {
      lastName: 'اسم العائلة',
      firstName: 'الاسم الأول',
      email: 'البريد الإلكتروني',
      discipline: 'التخصص',
      place: 'صفة الحضور',
      attendance: 'الحضور',
      markedBy: 'سجّله',
      accommodation: 'التسهيلات',
      checkedIn: 'وقت تسجيل الحضور،',
    },
    attendances: { present: 'حاضر', partial: 'حضور جزئي', noShow: 'لم يحضر' },
    states: { registered: 'مسجَّل', walkIn: 'حضر دون تسجيل' },
    disciplines: {
      lawEnforcement: 'إنفاذ القانون',
      fireRescue: 'الإطفاء والإنقاذ',
      ems: 'الخدمات الطبية الطارئة',
      towing: 'السحب والاسترداد',
      transportation: 'النقل والأشغال العامة',
      dispatch: 'مركز البلاغات والتوجيه',
      emergencyManagement: 'إدارة الطوارئ',
      hazmat: 'المواد الخطرة',
      coroner: 'الطب الشرعي',
      safetyServicePatrol: 'دوريات سلامة الطرق',
    },
    sheet: {
      title: 'كشف التوقيع',
      venue: 'المكان',
      times: 'الجلسات',
      instructors: 'المدرّبون',
      number: 'الرقم',
      name: 'الاسم',
      walkIns: 'لمن حضر دون تسجيل: يُرجى كتابة الاسم والجهة والبريد الإلكتروني بخط واضح',
      signHere: 'التوقيع',
    },
    files: { roster: 'roster', sheet: 'sign-in-sheet' },
  },
}
