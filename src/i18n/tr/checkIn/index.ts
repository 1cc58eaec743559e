import type { NamespaceCheckInTranslation } from '../../i18n-types'

const tr_checkIn = {
  region: 'Yoklama',
  pageTitle: 'Yoklama ver',
  pageLead: 'Eğitmeninizin karekodun yanında gösterdiği kodu yazın.',
  code: 'Kod',
  codeHelp: 'Altı harf ve rakam. Her dakika değişir.',
  codeWrong:
    'Bu bir yoklama kodu değil. Yoklama kodu altı harf ve rakamdır; 0, 1, 2, 5, 8, B, I, L, O, S, U ve Z bulunmaz.',
  send: 'Yoklama ver',
  asking: 'Yoklamanız alınıyor',
  doneTitle: 'Yoklamanız alındı',
  done: '{course}, {venue}, {time}.',
  again: 'Yoklamanız daha önce alınmıştı. Başka bir şey gerekmez.',
  partial: 'Bir oturumu kaçırdınız: eğitmeniniz sizi kısmen katıldı olarak görüyor.',
  guestTitle: 'Yoklama için giriş yapın',
  guest: 'Kod sık sık değişir. Giriş yaptığınızda eskimişse yenisini okutun ya da yazın.',
  signIn: 'Giriş yap',
  oldTitle: 'Bu kod artık geçerli değil',
  old: 'Eğitmeninizin şu anda gösterdiği kodu okutun ya da yazın. Kod sık sık değişir.',
  notNowTitle: 'Şu anda yoklama alınmıyor',
  notNow: 'Yoklama, oturumdan bir saat önce açılır ve bir saat sonra kapanır. Eğitmeninize sorun.',
  notOnClassTitle: 'Bu sınıfta yeriniz yok',
  notOnClass:
    'Eğitmeninizden sizi kayıtsız gelen olarak eklemesini isteyin. İki hesabınız varsa kayıtlı olanla giriş yapın.',
  ownTitle: 'Kendi yoklamanızı başka biri işaretler',
  own: 'Bu sınıfın kodunu siz de gösterebilirsiniz. Sizi sınıfın başka bir eğitmeni veya bir yönetici işaretler.',
  unknownTitle: 'Bu bizim yoklama kodumuz değil',
  unknown: 'Eğitmeninizin ekranındaki kodu okutun ya da yanındaki harf ve rakamları yazın.',
  failedTitle: 'Yoklamanız alınamadı',
  failed: 'Kod hâlâ gösterilirken yeniden deneyin ya da kodu yeniden okutun veya yazın.',
  myCourses: 'Eğitimlerim',
} satisfies NamespaceCheckInTranslation

export default tr_checkIn
