import type { NamespaceFieldRulesTranslation } from '../../i18n-types'

const tr_fieldRules = {
  required: 'Zorunlu alan',
  tooLong: 'En fazla {max} karakter sığar.',
  lessThan: 'less-than-{minimum}',
  email: 'Geçersiz e-posta adresi',
  phone: 'Geçersiz telefon numarası',
  password: 'Parola gereksinimleri karşılamıyor.',
  passwordsMatch: 'Parolalar eşleşmeli',
  age: 'Kullanıcı en az 18 yaşında olmalıdır',
  verificationCode: 'Eğitmenler için doğrulama kodu gereklidir',
  terms: 'Hüküm ve koşulları kabul etmelisiniz',
  differentEmail: 'Bu zaten sizin adresiniz.',
  invalid: 'Bu değer doğru değil.',
} satisfies NamespaceFieldRulesTranslation

export default tr_fieldRules
