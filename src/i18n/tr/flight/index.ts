import type { NamespaceFlightTranslation } from '../../i18n-types'

const tr_flight = {
  title: 'Daha önce ne oldu',
  offer:
    'Bir şey çalışmadı mı? Bu sayfanın son dakikalarda ne yaptığını mesajınıza ekleyebilirsiniz. İçinde yazdığınız bir metin ya da birinin adı yoktur; görmediğiniz hiçbir şey gönderilmez.',
  ask: 'Ne gönderileceğini göster',
  shown: 'Bu, mesajınızla birlikte gider. Göndermek istemediğinizi çıkarın.',
  everywhere: 'Her sayfada',
  read: 'Oku ({count})',
  ago: '{seconds} sn önce',
  stands: 'o anki durumu',
  drop: 'Bunlardan hiçbirini gönderme',
  nothing: 'Bu sayfada henüz bir şey kaydedilmedi.',
  untaken: 'Kayıt hazırlanamadı. Mesajınız kayıt olmadan gönderilebilir.',
} satisfies NamespaceFlightTranslation

export default tr_flight
