import type { Language } from '../../../src/domain/language.ts'

type CertificateWords = Readonly<{
  title: string
  intro: string
  completion: string
  completed: string
  hours: string
  expires: string
  never: string
  number: string
  verify: string
  qrAlt: string
  agency: string
  license: string
  signatureAlt: string
  sealAlt: string
  /** What stands in place of a person's where nobody's is printed. */
  sample: Readonly<{ number: string; recipient: string; agency: string; license: string; course: string }>
}>

/** What a certificate says around what it certifies. */
export const certificateWords: Readonly<Record<Language, CertificateWords>> = {
  en: {
    title: 'Certificate of Completion',
    intro: 'This certifies that',
    completion: 'has completed the training course',
    completed: 'Completed on',
    hours: 'Course length',
    expires: 'Valid until',
    never: 'No end date',
    number: 'Certificate number',
    verify: 'Check this certificate at',
    qrAlt: 'QR code that opens the page on which this certificate can be checked',
    agency: 'Agency',
    license: 'License number',
    signatureAlt: 'Signature',
    sealAlt: 'Seal of the issuer',
    sample: {
      number: 'TIM-0000-0000',
      recipient: 'First name, last name',
      agency: 'The person’s agency',
      license: '0000000',
      course: 'The title of the course',
    },
  },
  tr: {
    title: 'Eğitim Tamamlama Sertifikası',
    intro: 'Bu sertifika aşağıda adı yazılı kişiye verilmiştir',
    completion: 'Tamamladığı eğitim',
    completed: 'Tamamlanma tarihi',
    hours: 'Eğitim süresi',
    expires: 'Geçerlilik sonu',
    never: 'Süresiz',
    number: 'Sertifika numarası',
    verify: 'Bu sertifikayı doğrulayın',
    qrAlt: 'Bu sertifikanın doğrulanabileceği sayfayı açan karekod',
    agency: 'Kurum',
    license: 'Lisans numarası',
    signatureAlt: 'İmza',
    sealAlt: 'Sertifikayı veren kurumun mührü',
    sample: {
      number: 'TIM-0000-0000',
      recipient: 'Ad soyad',
      agency: 'Kişinin kurumu',
      license: '0000000',
      course: 'Eğitimin adı',
    },
  },
  ar: {
    title: 'شهادة إتمام تدريب',
    intro: 'تشهد هذه الوثيقة بأن',
    completion: 'قد أتمّ بنجاح الدورة التدريبية',
    completed: 'تاريخ الإتمام',
    hours: 'مدة الدورة',
    expires: 'صالحة حتى',
    never: 'بلا تاريخ انتهاء',
    number: 'رقم الشهادة',
    verify: 'للتحقق من هذه الشهادة',
    qrAlt: 'رمز استجابة سريعة يفتح صفحة التحقق من هذه الشهادة',
    agency: 'الجهة',
    license: 'رقم الرخصة',
    signatureAlt: 'التوقيع',
    sealAlt: 'ختم جهة الإصدار',
    sample: {
      number: 'TIM-0000-0000',
      recipient: 'الاسم الأول واسم العائلة',
      agency: 'جهة عمل الشخص',
      license: '0000000',
      course: 'عنوان الدورة',
    },
  },
}
