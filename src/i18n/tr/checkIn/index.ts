import type { NamespaceCheckInTranslation } from '../../i18n-types'

const tr_checkIn = {
  region: 'Sınıfa giriş',
  asking: 'Girişiniz yapılıyor',
  doneTitle: 'Girişiniz yapıldı',
  done: '{course}, {venue}, {time}.',
  again: 'Girişiniz daha önce yapılmıştı. Başka bir şey gerekmez.',
  partial: 'Bir oturumu kaçırdınız: eğitmeniniz sizi kısmen katıldı olarak görüyor.',
  guestTitle: 'Giriş için oturum açın',
  guest: 'Kod birkaç saniyede bir değişir. Oturum açtıktan sonra kodu yeniden okutun.',
  signIn: 'Oturum aç',
  oldTitle: 'Bu kod artık geçerli değil',
  old: 'Eğitmeninizin şu anda gösterdiği kodu okutun. Kod birkaç saniyede bir değişir.',
  notNowTitle: 'Şu anda giriş yapılmıyor',
  notNow: 'Giriş, oturumdan bir saat önce açılır ve bir saat sonra kapanır. Eğitmeninize sorun.',
  notOnClassTitle: 'Bu sınıfta yeriniz yok',
  notOnClass:
    'Eğitmeninizden sizi kayıtsız gelen olarak eklemesini isteyin. İki hesabınız varsa kayıtlı olanla oturum açın.',
  unknownTitle: 'Bu bizim giriş kodumuz değil',
  unknown: 'Eğitmeninizin ekranındaki kodu telefonunuzun kamerasıyla okutun.',
  failedTitle: 'Girişiniz yapılamadı',
  failed: 'Kod hâlâ gösterilirken yeniden deneyin ya da kodu yeniden okutun.',
  myCourses: 'Eğitimlerim',
} satisfies NamespaceCheckInTranslation

export default tr_checkIn
