import type { NamespacePasswordsTranslation } from '../../i18n-types'

const tr_passwords = {
  show: 'Parolayı göster',
  hide: 'Parolayı gizle',
  needed: 'gerekli',
  met: 'tamam',
  needs: {
    characters: 'En az 8 karakter',
    upper: 'Bir büyük harf',
    lower: 'Bir küçük harf',
    digit: 'Bir rakam',
    symbol: 'Şunlardan biri: @ # $ ! % * ? &',
  },
  needsLabel: 'Parolada bulunması gerekenler',
  lacking: 'Hâlâ gerekli: {needs}',
  whole: 'Parola bütün gereksinimleri karşılıyor.',
  see: 'Gereksinimleri görün',
  requirements: {
    title: 'Parola gereksinimleri',
    lead: 'Bir parolada bu beşi birden bulunur:',
    room: 'En fazla 128 karakter. Boşluklar ve her alfabenin harfleri kullanılabilir, hiçbir şey kesilmez.',
    common: 'Çok kullanılan ya da başka bir sızıntıdan bilinen parolalar kabul edilmez.',
    manager: 'Parolayı yapıştırabilirsiniz; bir parola yöneticisi onu sizin için oluşturup saklayabilir.',
  },
} satisfies NamespacePasswordsTranslation

export default tr_passwords
