import type { NamespaceCredentialTranslation } from '../../i18n-types'

const tr_credential = {
  heading: 'Dijital rozet dosyasını denetle',
  lead: 'Rozet .svg ile biten bir resimdir; .jwt ile biten bir dosya da olabilir. Dosya bu cihazdan çıkmaz.',
  choose: 'Dosya seç',
  other: 'Başka bir dosya seç',
  drop: 'ya da buraya bırakın',
  close: 'Kapat',
  checking: 'İmza denetleniyor',
  genuine: 'Gerçek',
  genuineText: 'Bu program tarafından imzalanmış ve içinde hiçbir şey değiştirilmemiş.',
  forged: 'Gerçek değil',
  forgedText: 'İmzası tutmuyor: imzalandıktan sonra içinde bir şey değiştirilmiş.',
  malformed: 'Bu, bir sertifikanın dijital rozet dosyası değil',
  malformedText: 'Rozeti indirildiği gibi, değiştirmeden seçin.',
  unknownKey: 'Burada bilinmeyen bir anahtarla imzalanmış',
  unknownKeyText: 'Başka bir program vermiş olabilir. Bu programa aitse ve çok yeniyse yeniden deneyin.',
  keyless: 'Anahtarlar alınamadı',
  keylessText: 'İmzaları denetlemek için bu programın anahtarları bir kez gereklidir. Ağ olduğunda yeniden deneyin.',
  unverified: 'Bu tarayıcı imzaları denetleyemiyor',
  unverifiedText: 'Bu sayfayı güvenli bağlantıyla (https) açın ya da numarayı kullanın.',
  asking: 'Şu anki durumu soruluyor',
  unasked: 'Şu anki durumu sorulamadı',
  unaskedText:
    'İmza doğru. Sertifikanın sonradan iptal edilip edilmediğini veya yerine yenisinin verilip verilmediğini yalnızca sunucu bilir.',
  unlisted: 'Bu sunucu numarasını tanımıyor',
  unlistedText: 'İmza doğru, ancak artık bu numarayla bir sertifika yok. Verene sorun.',
  ended: 'Süresi dolmuş.',
  runs: 'Süresi dolmamış.',
  open: 'Sertifikayı gör',
} satisfies NamespaceCredentialTranslation

export default tr_credential
