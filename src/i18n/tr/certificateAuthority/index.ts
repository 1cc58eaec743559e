import type { NamespaceCertificateAuthorityTranslation } from '../../i18n-types'

const tr_certificateAuthority = {
  lead: 'Sertifikaları kimin verdiği, kimin imzaladığı ve üzerlerindeki resimler. Daha önce verilen sertifikalar olduğu gibi kalır.',
  none: 'Henüz kimse belirtilmedi: sertifikada yalnızca bu sitenin adı yazar. Sertifikanın kim adına verildiğini ve kimin imzaladığını yazın.',
  failedToLoad: 'Sertifikaları kimin verdiği okunamadı',
  loading: 'Sertifikaları kimin verdiğine bakılıyor',
  stale: 'Bu bilgi eskimiş olabilir: yeniden okunamadı.',
  add: 'Sertifikayı vereni belirt',
  change: 'Sertifikayı vereni değiştir',
  changeHelp: 'Bundan sonra verilen sertifikalarda bunlar yazar.',
  save: 'Kaydet',
  check: 'Yazdıklarınızı denetleyin',
  failed: 'Sertifikayı veren kaydedilmedi',
  issuedBy: 'Sertifikayı veren',
  signedBy: 'İmzalayan',
  name: 'Sertifikayı verenin adı ({language})',
  signer: 'İmzalayanın adı',
  signerTitle: 'İmzalayanın unvanı ({language})',
  noSigner: 'Kimse imzalamıyor',
  signature: 'İmza',
  seal: 'Mühür',
  ownSeal: 'Bu sitenin mührü',
  signatureHelp:
    'Koyu mürekkeple atılmış imzanın resmi; arka plansız ya da beyaz üzerinde. Resim yoksa imza için boş bir çizgi bırakılır.',
  sealHelp: 'Mührünüzün resmi. Yoksa bu sitenin mührü basılır.',
  choose: 'Resim seç',
  remove: 'Kaldır',
  preparing: 'Resim okunuyor',
  unread: 'Bu dosya okunabilir bir resim değil. PNG veya JPEG seçin.',
  since: 'Başlangıç',
  sinceBy: '{day}, {person} tarafından',
  sample: 'Örnek sertifika ({language})',
} satisfies NamespaceCertificateAuthorityTranslation

export default tr_certificateAuthority
