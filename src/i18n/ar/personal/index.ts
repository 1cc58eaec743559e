import type { NamespacePersonalTranslation } from '../../i18n-types'

const ar_personal = {
  fields: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    birthdate: 'تاريخ الميلاد',
    phone: 'الهاتف',
    primaryAgencyId: 'الجهة الأساسية',
    agency: 'الجهة',
    agencies: 'جهات أخرى',
    licenseNumber: 'رقم الرخصة',
    agencyNumber: 'الرقم لدى الجهة',
    discipline: 'التخصص',
  },
  /** Of numbers, what they are. */
  help: {
    licenseNumber: 'رخصة مهنتك، مثل الإسعاف أو سحب المركبات.',
    agencyNumber: 'ما تعرفك به جهتك، مثل رقم الشارة.',
  },
} satisfies NamespacePersonalTranslation

export default ar_personal
