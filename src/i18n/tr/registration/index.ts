import type { NamespaceRegistrationTranslation } from '../../i18n-types'

const tr_registration = {
  title: 'Hesabınızı açın',
  lead: 'Eğitimleriniz, sınıflarınız ve sertifikalarınız için tek bir ücretsiz hesap.',
  form: 'Hesabınız',
  held: 'Zaten bir hesabınız var mı?',
  signIn: 'Giriş yapın',
  optional: 'isteğe bağlı',
  fields: {
    password: 'Parola',
    confirmPassword: 'Parola (yeniden)',
    userType: 'Kullanıcı türü',
    verificationCode: 'Doğrulama kodu',
    terms: 'Hüküm ve koşullar',
  },
  emailHelp: 'Oraya bir bağlantı göndeririz. Bu adresin zaten bir hesabı varsa e-posta bunu söyler.',
  invitedEmailHelp: 'Davetiniz bu adrese gönderildi ve yalnızca bu adres için geçerlidir.',
  birthdateHelp: 'AA/GG/YYYY (ay/gün/yıl)',
  phoneHelp: 'Alan koduyla birlikte on rakam.',
  agencyHelp: 'En çok çalıştığınız yer. Bulmak için yazın.',
  codeHelp: 'Davetinizle birlikte e-postayla gönderildi.',
  notListed: 'Kurumum listede yok',
  agencies: {
    none: 'Bu adda bir kurum yok.',
    loading: 'Kurumlar yükleniyor',
    failed: 'Kurumlar yüklenemedi.',
  },
  userTypes: { loading: 'Kullanıcı türleri yükleniyor', failed: 'Kullanıcı türleri yüklenemedi' },
  calendar: {
    pick: 'Doğum tarihini seçin',
    title: 'Doğum tarihi',
    month: 'Ay',
    year: 'Yıl',
    previous: 'Önceki ay',
    next: 'Sonraki ay',
  },
  instructor: {
    about: 'Eğitmen olarak kaydolmak hakkında',
    text: 'Eğitmen olarak kaydolmak için bir davet kodu gerekir. Kodunuz yoksa Bize Ulaşın sayfasını kullanın.',
    contact: 'Bize Ulaşın',
  },
  terms: {
    accept: 'Hüküm ve koşulları kabul ediyorum',
    read: 'Hüküm ve koşulları okuyun',
    title: 'Hüküm ve koşullar',
    records: 'Eğitim kayıtları',
    recordsText:
      'Program; aldığınız eğitimleri ve sınıfları, sınav sonuçlarınızı ve sertifikalarınızı kaydeder. Kurumunuz, eğitmenleriniz ve program çalışanları bunları işlerinin gerektirdiği kadar görür. Bir sertifikanın numarasını bilen herkes üzerinde yazanı doğrulayabilir.',
    kept: 'Neler saklanır',
    keptText:
      'Adınız, e-postanız, doğum tarihiniz, telefonunuz, kurumlarınız ve lisans numaranız, kişileri birbirinden ayırmak ve eğitiminiz için size ulaşmak üzere hesabınız oldukça saklanır. Eğitim kayıtları eyalet yasalarının istediği süre boyunca saklanır. Profilinizde hepsini indirebilir, hesabınızı kapatabilirsiniz.',
    conduct: 'Sizin sözünüz',
    conductText:
      'Girdikleriniz doğrudur. Sınavları kendiniz çözer, parolanızı kimseyle paylaşmaz, eğitim malzemelerini kendi malınız gibi dağıtmazsınız.',
    questions: 'Sorular',
    questionsText: 'Sormak, bir kaydı düzelttirmek ya da itiraz etmek için programa yazın.',
    contact: 'Bize Ulaşın',
  },
  check: 'Girdiklerinizi denetleyin',
  lacking: 'Hâlâ gerekli:',
  lackingCount: '{{count:Her şey dolduruldu.|?? alan daha gerekli.|?? alan daha gerekli.}}',
  submit: 'Ücretsiz hesabınızı oluşturun',
  refused: 'Hesabınız açılamadı',
  unreachable: 'Sunucuya ulaşılamadı',
  kept: 'Girdikleriniz duruyor. Birazdan yeniden deneyin.',
  unfetched: 'Kullanıcı profili alınamadı',
  unfetchedText: 'Formu kendiniz doldurarak sürdürebilirsiniz.',
  broken: 'Form açılamadı',
  done: 'Başarıyla kaydoldunuz!',
} satisfies NamespaceRegistrationTranslation

export default tr_registration
