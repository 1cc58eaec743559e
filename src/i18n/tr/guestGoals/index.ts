import type { NamespaceGuestGoalsTranslation } from '../../i18n-types'

const tr_guestGoals = {
  title: 'Ne yapmak istiyorsunuz?',
  lead: 'Birini seçin, size uygun hesap açılsın. Ücretsizdir.',
  teach: 'Eğitim vermek',
  teachText: 'Eğitmenler için. Size e-postayla bir doğrulama kodu gönderilmiş olmalı: elinizin altında bulunsun.',
  enroll: 'Bir eğitime kaydolmak',
  enrollText: 'Olay yerinde görev yapanlar için. Eğitimleri çevrim içi ya da sınıfta alın, sertifika kazanın.',
  manage: 'Bir grubu yönetmek',
  manageText: 'Koordinatörler için. Kurumunuzdaki ya da şirketinizdeki kişilerin eğitimini izleyin.',
  held: 'Hesabınız var mı?',
  signIn: 'Giriş yap',
} satisfies NamespaceGuestGoalsTranslation

export default tr_guestGoals
