import type { NamespaceCertificateAuthorityTranslation } from '../../i18n-types'

const tr_certificateAuthority = {
  lead: 'Belgeleri kimin verdiği, kimin imzaladığı ve üzerlerindeki resimler. Daha önce verilen belgeler olduğu gibi kalır.',
  none: 'Henüz kimse belirtilmedi: belgede yalnızca bu sitenin adı yazar. Belgenin kim adına verildiğini ve kimin imzaladığını yazın.',
  failedToLoad: 'Belgeleri kimin verdiği okunamadı',
  loading: 'Belgeleri kimin verdiğine bakılıyor',
  stale: 'Bu bilgi eskimiş olabilir: yeniden okunamadı.',
  add: 'Belgeyi vereni belirt',
  change: 'Belgeyi vereni değiştir',
  changeHelp: 'Bundan sonra verilen belgelerde bunlar yazar.',
  save: 'Kaydet',
  check: 'Yazdıklarınızı denetleyin',
  failed: 'Belgeyi veren kaydedilmedi',
  issuedBy: 'Belgeyi veren',
  signedBy: 'İmzalayan',
  name: 'Belgeyi verenin adı ({language})',
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
  sample: 'Örnek belge ({language})',
} satisfies NamespaceCertificateAuthorityTranslation

export default tr_certificateAuthority
