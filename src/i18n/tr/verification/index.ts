import type { NamespaceVerificationTranslation } from '../../i18n-types'

const tr_verification = {
  title: 'Doğrulama',
  heading: 'Sertifika doğrulayın',
  lead: 'Sertifikada yazan numarayı girin ya da karekodunu telefonla okutun.',
  number: 'Sertifika numarası',
  help: 'TIM-7K3M-9Q2X gibi görünür. Büyük harf, boşluk ve tire fark etmez.',
  verify: 'Doğrula',
  malformed:
    'Bu bir sertifika numarası değil. TIM ile başlar, sekiz harf ve rakamla sürer; bunlarda 0, 1, I, L, O ve U yoktur.',
  checking: 'Numara denetleniyor',
  unknownTitle: 'Bu numarayla bir sertifika yok',
  unknown: 'Basılı numarayla karşılaştırın. Aynıysa size veren kişiye sorun.',
  failedTitle: 'Numara denetlenemedi',
  failed: 'Bu, sertifika hakkında bir şey söylemez. Birazdan yeniden deneyin.',
  certificate: 'Sertifika',
  share: 'Bu sayfanın adresi bu sonucu gösterir. Olduğu gibi paylaşabilirsiniz.',
  inForce: 'Yürürlükteki sertifika:',
  checkFile: 'Dijital rozet dosyasını denetle',
  checkFileText: 'PDF dosyasının yanındaki dosya bir imza taşır. İmza bu tarayıcıda, ağ olmadan denetlenir.',
  meaning: {
    valid: 'Bu program tarafından verilmiştir ve yürürlüktedir.',
    expired: 'Bu program tarafından verilmiştir, ancak süresi dolmuştur.',
    revoked: 'Program bu sertifikayı iptal etmiştir. Artık bir kanıt değildir.',
    superseded: 'Yerine yeni bir sertifika verilmiştir; örneğin ad düzeltildiğinde.',
  },
  facts: {
    recipientName: 'Sahibi',
    courseTitle: 'Eğitim',
    hours: 'Süre',
    completedOn: 'Tamamlandı',
    issuedAt: 'Verildi',
    expiresAt: 'Geçerlilik sonu',
    never: 'Süresiz',
    revokedAt: 'İptal edildi',
    issuer: 'Veren',
    agency: 'Kurum',
    licenseNumber: 'Lisans numarası',
    authority: 'Adına verildiği kurum',
    signer: 'İmzalayan',
    number: 'Numara',
  },
} satisfies NamespaceVerificationTranslation

export default tr_verification
