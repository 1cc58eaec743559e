import type { NamespacePersonalTranslation } from '../../i18n-types'

const tr_personal = {
  fields: {
    firstName: 'Ad',
    lastName: 'Soyad',
    email: 'E-posta',
    birthdate: 'Doğum tarihi',
    phone: 'Telefon',
    primaryAgencyId: 'Asıl kurum',
    agency: 'Kurum',
    agencies: 'Diğer kurumlar',
    licenseNumber: 'Lisans numarası',
    agencyNumber: 'Kurum numarası',
    discipline: 'Meslek alanı',
  },
  /** Of numbers, what they are. */
  help: {
    licenseNumber: 'Mesleğinizin lisansı, örneğin acil sağlık veya çekici.',
    agencyNumber: 'Kurumunuzun sizi tanıdığı numara, örneğin sicil numarası.',
  },
} satisfies NamespacePersonalTranslation

export default tr_personal
