import type { NamespaceContactTranslation } from '../../i18n-types'

const tr_contact = {
  title: 'Bize ulaşın',
  lead: 'Programı yürüten kişilere yazın. Çoğunlukla iki iş günü içinde yanıt alırsınız.',
  form: 'Mesajınız',
  name: 'Ad soyad',
  email: 'E-posta',
  emailHelp: 'Yanıt bu adrese gönderilir.',
  topic: 'Konu',
  chooseTopic: 'Bir konu seçin',
  topics: {
    courses: 'Çevrim içi eğitimler',
    classes: 'Sınıflar',
    certificates: 'Sertifikalar',
    account: 'Hesap ve giriş',
    teaching: 'Eğitmen olmak',
    other: 'Başka bir konu',
  },
  message: 'Mesaj',
  messageHelp: 'Hangi eğitim veya hangi sertifika numarası olduğunu yazın. Parolanızı asla göndermeyin.',
  send: 'Mesajı gönder',
  check: 'Lütfen formu denetleyin',
  rules: {
    required: 'Zorunlu alan',
    email: 'Geçersiz e-posta adresi',
    tooLong: 'En fazla {max} karakter sığar.',
  },
  failedTitle: 'Mesaj gönderilemedi',
  kept: 'Yazdıklarınız duruyor.',
  bot: {
    idle: 'Siz yazarken tarayıcınızda, otomatik mesajları dışarıda tutan bir denetim çalışır. Başka bir hizmete sorulmaz.',
    solving: 'Denetim sürüyor.',
    solved: 'Denetim tamamlandı.',
    failed: 'Denetim tamamlanamadı.',
  },
  done: {
    title: 'Mesajınız ulaştı',
    text: '{email} adresine bir onay gönderiliyor. Yeniden yazdığınızda veya aradığınızda bu başvuru numarasını belirtin.',
    reference: 'Başvuru numarası',
    copy: 'Numarayı kopyala',
    copied: 'Kopyalandı!',
    copyFailed: 'Tarayıcınız kopyalamaya izin vermiyor. Numarayı seçerek alın.',
    another: 'Başka bir mesaj yaz',
  },
  first: {
    title: 'Hızlı yanıtlar',
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
