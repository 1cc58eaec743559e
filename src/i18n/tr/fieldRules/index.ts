import type { NamespaceFieldRulesTranslation } from '../../i18n-types'

const tr_fieldRules = {
  required: 'Zorunlu alan',
  tooLong: 'En fazla {max} karakter sığar.',
  lessThan: 'less-than-{minimum}',
  email: 'Geçersiz e-posta adresi',
  phone: 'Geçersiz telefon numarası',
  phoneCountry: '10 haneli bir ABD numarası girin.',
  password: 'Parola gereksinimleri karşılamıyor.',
  passwordsMatch: 'Parolalar eşleşmeli',
  wholeDate: 'Tarihi eksiksiz girin: AA/GG/YYYY.',
  age: 'Kullanıcı en az 18 yaşında olmalıdır',
  verificationCode: 'Eğitmenler için doğrulama kodu gereklidir',
  terms: 'Hüküm ve koşulları kabul etmelisiniz',
  differentEmail: 'Bu zaten sizin adresiniz.',
  timeZone: 'Bu saat dilimi bilinmiyor.',
  sessionEnd: 'Bir oturum başladıktan sonra ve bir gün içinde bitmelidir.',
  sessionOrder: 'Oturumlar çakışmadan birbirini izlemelidir.',
  skippedHour: 'Yaz saatine geçilirken saatler bu saati atlıyor. Başka bir saat seçin.',
  closesLate: 'Kayıt, ilk oturum başlamadan önce kapanmalıdır.',
  pastSession: 'İlk oturum ileri bir tarihte olmalıdır.',
  plainName: 'Satır sonu, gizli karakter ve web adresi kullanmayın.',
  birthYear: 'Doğum yılını denetleyin.',
  dayAhead: 'Bu gün henüz gelmedi.',
  invalid: 'Bu değer doğru değil.',
} satisfies NamespaceFieldRulesTranslation

export default tr_fieldRules
