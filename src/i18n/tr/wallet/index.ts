import type { NamespaceWalletTranslation } from '../../i18n-types'

const tr_wallet = {
  title: 'Cüzdana ekle',
  what: 'Cüzdan, telefonunuzda sertifikaları saklayan ve sizden isteyene gösteren bir uygulamadır.',
  making: 'Kod hazırlanıyor',
  scan: 'Bu kodu telefonunuzdaki cüzdanla okutun.',
  alt: 'Cüzdan için kod',
  open: 'Bu cihazdaki cüzdanı aç',
  good: '{minutes} dakika ve tek bir cüzdan için geçerlidir. Kimseye göstermeyin: ilk okutan sertifikayı alır.',
  boundText: 'Cüzdanınızın aldığı, onun anahtarına bağlıdır; hiçbir kopya onun yerine geçemez.',
  unboundText: 'Cüzdanınızın aldığı hiçbir anahtara bağlı değildir: rozetteki dosyanın aynısıdır.',
  unbound: 'Cüzdanım bu kodu almıyor',
  bound: 'Anahtarlı koda dön',
  again: 'Yeni kod oluştur',
  taken: 'Bir cüzdan sertifikayı aldı',
  takenText: 'Artık orada görünüyor. Cüzdan sizin değil miydi? Bize bildirin.',
  write: 'Bize yazın',
  expired: 'Bu kodun süresi doldu',
  expiredText: 'Sertifikayı hiçbir cüzdan almadı. Cüzdanınız elinizin altındayken yeni bir kod oluşturun.',
  failed: 'Kod oluşturulmadı',
} satisfies NamespaceWalletTranslation

export default tr_wallet
