import { isolated } from '../../letter.ts'
import type { NameLetters } from './name-letters.ts'

export const namesTr: NameLetters = {
  nameChangeAsked: ({ from, to, link }, product) => ({
    subject: 'Ad değişikliği talebinizi aldık',
    preheader: 'Talebinize bir yönetici karar verecek.',
    paragraphs: [
      `${product} sistemindeki adınızın ${isolated(from)} yerine ${isolated(to)} olmasını istediniz. Bir yönetici talebinizi inceleyecek ve sonucu size e-postayla bildirilecek.`,
      'O zamana kadar sertifikalarınız olduğu gibi kalır, kayıtlarınız ise doğrulanmamış sayılır.',
    ],
    link: { label: 'Talebimi gör', address: link },
    closing: 'Bu talep sizden gelmediyse profilinizden geri çekin ve parolanızı değiştirin.',
  }),
  nameChangeApproved: ({ to, link }) => ({
    subject: 'Adınız değiştirildi',
    preheader: 'Sertifikalarınız yeniden düzenleniyor.',
    paragraphs: [
      `Adınız artık ${isolated(to)}. Geçerli sertifikalarınız bu adla yeniden düzenlenir; her biri için ayrı bir e-posta alırsınız.`,
      'Daha önce doğrulanmış kayıtlarınız yeniden doğrulanmış sayılır.',
    ],
    link: { label: 'Profilimi gör', address: link },
    closing: 'Bunu siz istemediyseniz bize bildirin.',
  }),
  nameChangeRefused: ({ to, reason, link }) => ({
    subject: 'Ad değişikliği talebiniz onaylanmadı',
    preheader: 'Adınız olduğu gibi kaldı.',
    paragraphs: [
      `Adınızın ${isolated(to)} olmasını istediniz. Talebiniz onaylanmadı; adınız ve sertifikalarınız olduğu gibi kaldı. Daha önce doğrulanmış kayıtlarınız yeniden doğrulanmış sayılır.`,
      `Belirtilen gerekçe: ${isolated(reason)}`,
    ],
    link: { label: 'Yeniden talep et', address: link },
    closing: 'Eksik olanı ekleyerek yeniden talepte bulunabilirsiniz.',
  }),
}
