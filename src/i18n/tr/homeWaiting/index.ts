import type { NamespaceHomeWaitingTranslation } from '../../i18n-types'

const tr_homeWaiting = {
  title: 'Hoş geldiniz, {name}',
  nothing: 'Sizi bekleyen bir şey yok.',
  failed: 'Sizi bekleyenler yüklenemedi',
  stale: 'Bu bilgiler güncel olmayabilir: yeniden okunamadı.',
  since: '{date} tarihinden beri',
  student: {
    nextClass: 'Sıradaki sınıfınız',
    renew: 'Yenileyin: {title}',
    expires: 'Sertifikanızın bitişi: {date}',
    expired: 'Sertifikanızın süresi doldu: {date}',
    toCourses: 'Başlamak için bir eğitim bulun.',
  },
  instructor: {
    noClass: 'Önünüzde sınıf yok. Bir tane planlayın; öğrenciler onu bulup kaydolabilir.',
  },
  coordinator: {
    heading: 'Gruplarınız',
    overdue: '{{count:Geciken yok|Bir kişi gecikti|?? kişi gecikti}}',
    overdueNote: 'Bir eğitimin tarihi geçti',
    expiring:
      '{{count:Yakında biten sertifika yok|Bir kişinin sertifikası yakında bitiyor|?? kişinin sertifikası yakında bitiyor}}',
    expiringNote: '{days|number} gün içinde',
    invited: '{{count:Açık davet yok|Bir davet henüz kabul edilmedi|?? davet henüz kabul edilmedi}}',
  },
  needs: {
    heading: 'Program açılmadan önce',
    met: 'Tamam',
    kinds: {
      mail: 'Bu sunucudan e-posta çıkıyor',
      texts: 'Bu sunucudan kısa mesaj çıkıyor',
      agencies: 'Kişilerin çalıştığı kurumlar',
      courses: 'Yayımlanmış bir eğitim',
      instructors: 'Bir eğitmen',
      secondOwner: 'İkinci bir sistem sahibi',
    },
    missing: {
      mail: 'Posta sunucusu ayarlı değil, bu yüzden henüz kimseye mesaj ulaşmaz. Bkz. SMTP_URL.',
      texts: 'İsteğe bağlı. Ağ geçidi ayarlı değil, bu yüzden telefon numaraları doğrulanmaz. Bkz. SMS_URL.',
      agencies: 'Ekleyin ya da bir listeyi içe aktarın.',
      courses: 'İlk eğitimi oluşturun ve yayımlayın.',
      instructors: 'İlkini davet edin.',
      secondOwner: 'Kaybolan bir parola kimseyi dışarıda bırakmasın diye rolü bir kişiye daha verin.',
    },
  },
  kinds: {
    classes: '{{count:Bitip tamamlanmamış sınıf yok|Bir sınıf bitti ama tamamlanmadı|?? sınıf bitti ama tamamlanmadı}}',
    nameChanges: '{{count:Ad değişikliği isteyen yok|Bir kişi ad değişikliği istiyor|?? kişi ad değişikliği istiyor}}',
    messages:
      '{{count:Yanıtsız mesaj yok|İletişim sayfasından bir mesaj yanıt bekliyor|İletişim sayfasından ?? mesaj yanıt bekliyor}}',
    failedMails: '{{count:İletilemeyen e-posta yok|Bir e-posta iletilemedi|?? e-posta iletilemedi}}',
    unverified:
      '{{count:Doğrulanmamış tamamlanmış kayıt yok|Tamamlanmış bir kayıt doğrulanmadı|Tamamlanmış ?? kayıt doğrulanmadı}}',
    invitations: '{{count:Açık davet yok|Bir davet henüz kabul edilmedi|?? davet henüz kabul edilmedi}}',
  },
} satisfies NamespaceHomeWaitingTranslation

export default tr_homeWaiting
