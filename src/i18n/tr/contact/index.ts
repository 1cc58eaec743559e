import type { NamespaceContactTranslation } from '../../i18n-types'

const tr_contact = {
  title: 'Bize ulaşın',
  lead: 'Programı yürüten kişilere yazın. Çoğunlukla iki iş günü içinde yanıt alırsınız.',
  form: 'İletiniz',
  name: 'Ad soyad',
  email: 'E-posta',
  emailHelp: 'Yanıt bu adrese gönderilir.',
  topic: 'Konu',
  chooseTopic: 'Bir konu seçin',
  topics: {
    courses: 'Çevrim içi eğitimler',
    classes: 'Yüz yüze eğitimler',
    certificates: 'Sertifikalar',
    account: 'Hesap ve oturum açma',
    teaching: 'Eğitmen olmak',
    other: 'Başka bir konu',
  },
  message: 'İleti',
  messageHelp: 'Hangi eğitim veya hangi sertifika numarası olduğunu yazın. Parolanızı asla göndermeyin.',
  send: 'İletiyi gönder',
  check: 'Lütfen formu kontrol edin',
  rules: {
    required: 'Zorunlu alan',
    email: 'Geçersiz e-posta adresi',
    tooLong: 'En fazla {max} karakter sığar.',
  },
  failedTitle: 'İleti gönderilemedi',
  kept: 'Yazdıklarınız duruyor.',
  offline: 'Çevrim dışısınız. Ağ geri geldiğinde yeniden deneyin.',
  bot: {
    idle: 'Yazmaya başladığınızda tarayıcınız robot olmadığını arka planda kanıtlar. Başka kimseye sorulmaz.',
    solving: 'Tarayıcınız robot olmadığını kanıtlıyor.',
    solved: 'Tarayıcınız robot olmadığını kanıtladı.',
    failed: 'Robot olmadığının kanıtı oluşturulamadı.',
  },
  done: {
    title: 'İletiniz ulaştı',
    text: '{email} adresine bir onay gönderiliyor. Yeniden yazdığınızda veya aradığınızda bu başvuru numarasını belirtin.',
    reference: 'Başvuru numarası',
    copy: 'Numarayı kopyala',
    copied: 'Kopyalandı!',
    copyFailed: 'Tarayıcınız kopyalamaya izin vermiyor. Numarayı seçerek alın.',
    another: 'Başka bir ileti yaz',
  },
  first: {
    title: 'Belki daha hızlı',
    verification: 'Bir sertifikayı sorgulayın',
    verificationText: 'Bir sertifikanın geçerli olup olmadığı numarasıyla hemen görülür.',
    guide: 'Kılavuza bakın',
    guideText: 'Kayıt, izleme, sınav ve yazdırma, adım adım.',
    resources: 'Kaynak bulun',
    resourcesText: 'Yol kenarı için el kitapları, kontrol listeleri ve kurallar.',
  },
  emergency: 'Bu sayfa her saat izlenmez. Acil durumda 911’i arayın.',
} satisfies NamespaceContactTranslation

export default tr_contact
