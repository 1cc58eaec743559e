import type { NamespaceListActsTranslation } from '../../i18n-types'

/** Students are reminded from three lists. */
const remind = {
  name: 'Öğrencilere hatırlatma',
  doing: 'Öğrencilere hatırlatılıyor',
  done: '{{count:Hiç kimseye hatırlatılmadı|Bir öğrenciye hatırlatıldı|?? öğrenciye hatırlatıldı}}',
}

/** And registered from two. */
const register = {
  name: 'Bir sınıfa yazma',
  doing: 'Bir sınıfa yazılıyor',
  done: '{{count:Hiç kimseye yer ayrılmadı|Bir öğrenciye yer ayrıldı|?? öğrenciye yer ayrıldı}}',
  apart: '{{count:Bekleme listesine giren yok|Bir öğrenci bekleme listesinde|?? öğrenci bekleme listesinde}}',
  unchanged: '{{count:Hepsi sınıfta yeniydi|Bir kişi zaten sınıftaydı|?? kişi zaten sınıftaydı}}',
}

const tr_listActs = {
  acts: {
    reports: {
      build: {
        name: 'Rapor hazırlama',
        doing: 'Raporlar hazırlanıyor',
        done: '{{count:Rapor hazırlanmadı|Rapor hazırlandı|?? rapor hazırlandı}}',
      },
    },
    contactCases: {
      assign: {
        name: 'Mesajları birine verme',
        doing: 'Mesajlar veriliyor',
        done: '{{count:Hiçbir mesaj verilmedi|Bir mesaj verildi|?? mesaj verildi}}',
      },
      close: {
        name: 'Mesajları kapatma',
        doing: 'Mesajlar kapatılıyor',
        done: '{{count:Hiçbir mesaj kapatılmadı|Bir mesaj kapatıldı|?? mesaj kapatıldı}}',
      },
      reopen: {
        name: 'Mesajları yeniden açma',
        doing: 'Mesajlar yeniden açılıyor',
        done: '{{count:Hiçbir mesaj yeniden açılmadı|Bir mesaj yeniden açıldı|?? mesaj yeniden açıldı}}',
      },
      markSpam: {
        name: 'Mesajları istenmeyen sayma',
        doing: 'Mesajlar istenmeyen sayılıyor',
        done: '{{count:Hiçbir mesaj istenmeyen sayılmadı|Bir mesaj istenmeyen sayıldı|?? mesaj istenmeyen sayıldı}}',
      },
      liftSpam: {
        name: 'İstenmeyen işaretini kaldırma',
        doing: 'İstenmeyen işaretleri kaldırılıyor',
        done: '{{count:Hiçbir mesaj değişmedi|Bir mesaj artık istenmeyen değil|?? mesaj artık istenmeyen değil}}',
      },
    },
    enrollmentRecords: {
      extend: {
        name: 'Kayıtları uzatma',
        doing: 'Kayıtlar uzatılıyor',
        done: '{{count:Hiçbir kayıt uzatılmadı|Bir kayıt uzatıldı|?? kayıt uzatıldı}}',
      },
      drop: {
        name: 'Kayıtları kapatma',
        doing: 'Kayıtlar kapatılıyor',
        done: '{{count:Hiçbir kayıt kapatılmadı|Bir kayıt kapatıldı|?? kayıt kapatıldı}}',
      },
      verify: {
        name: 'Kayıtları doğrulama',
        doing: 'Kayıtlar doğrulanıyor',
        done: '{{count:Hiçbir kayıt doğrulanmadı|Bir kayıt doğrulandı|?? kayıt doğrulandı}}',
      },
      remind,
    },
    messages: {
      writeAgain: {
        name: 'Adreslere yeniden yazma',
        doing: 'Adreslere yeniden yazılıyor',
        done: '{{count:Hiçbir adrese yeniden yazılmayacak|Bir adrese yeniden yazılacak|?? adrese yeniden yazılacak}}',
      },
      resend: {
        name: 'Mesajları yeniden gönderme',
        doing: 'Mesajlar yeniden gönderiliyor',
        done: '{{count:Hiçbir mesaj yeniden gönderilmedi|Bir mesaj yeniden gönderildi|?? mesaj yeniden gönderildi}}',
      },
    },
    fileRecords: {
      trash: {
        name: 'Çöpe atma',
        doing: 'Çöpe atılıyor',
        done: '{{count:Hiçbir dosya|Bir dosya|?? dosya}} çöpe atıldı',
      },
      restore: {
        name: 'Çöpten alma',
        doing: 'Çöpten alınıyor',
        done: '{{count:Hiçbir dosya|Bir dosya|?? dosya}} çöpten alındı',
      },
    },
    howTo: {
      publish: {
        name: 'Videoları yayımlama',
        doing: 'Videolar yayımlanıyor',
        done: '{{count:Hiçbir video|Bir video|?? video}} yayımlandı',
      },
      unpublish: {
        name: 'Videoları yayımdan kaldırma',
        doing: 'Videolar yayımdan kaldırılıyor',
        done: '{{count:Hiçbir video|Bir video|?? video}} yayımdan kaldırıldı',
      },
      trash: {
        name: 'Videoları çöpe atma',
        doing: 'Videolar çöpe atılıyor',
        done: '{{count:Hiçbir video|Bir video|?? video}} çöpe atıldı',
      },
      restore: {
        name: 'Videoları çöpten alma',
        doing: 'Videolar çöpten alınıyor',
        done: '{{count:Hiçbir video|Bir video|?? video}} çöpten alındı',
      },
    },
    groupStudents: {
      register,
      move: {
        name: 'Öğrencileri taşıma',
        doing: 'Öğrenciler taşınıyor',
        done: '{{count:Kimse taşınmadı|Bir öğrenci taşındı|?? öğrenci taşındı}}',
      },
      remove: {
        name: 'Öğrencileri çıkarma',
        doing: 'Öğrenciler çıkarılıyor',
        done: '{{count:Kimse çıkarılmadı|Bir öğrenci çıkarıldı|?? öğrenci çıkarıldı}}',
      },
    },
    groupInvitations: {
      revoke: {
        name: 'Davetleri geri alma',
        doing: 'Davetler geri alınıyor',
        done: '{{count:Hiçbir davet geri alınmadı|Bir davet geri alındı|?? davet geri alındı}}',
      },
    },
    groupProgress: {
      remind,
    },
    invitations: {
      revoke: {
        name: 'Davetleri geri alma',
        doing: 'Davetler geri alınıyor',
        done: '{{count:Hiçbir davet geri alınmadı|Bir davet geri alındı|?? davet geri alındı}}',
      },
    },
    studentEnrollments: {
      verify: {
        name: 'Kayıtları doğrulama',
        doing: 'Kayıtlar doğrulanıyor',
        done: '{{count:Hiçbir kayıt doğrulanmadı|Bir kayıt doğrulandı|?? kayıt doğrulandı}}',
      },
    },
    users: {
      addRole: {
        name: 'Rol verme',
        doing: 'Rol veriliyor',
        done: '{{count:Kimseye rol verilmedi|Bir kişiye rol verildi|?? kişiye rol verildi}}',
      },
      takeRole: {
        name: 'Rol alma',
        doing: 'Rol alınıyor',
        done: '{{count:Kimseden rol alınmadı|Bir kişiden rol alındı|?? kişiden rol alındı}}',
      },
      sendReset: {
        name: 'Parola sıfırlama bağlantısı gönderme',
        doing: 'Parola bağlantıları gönderiliyor',
        done: '{{count:Kimseye parola bağlantısı gönderilmedi|Bir kişiye parola bağlantısı gönderildi|?? kişiye parola bağlantısı gönderildi}}',
      },
      resendVerification: {
        name: 'Doğrulama e-postasını yeniden gönderme',
        doing: 'Doğrulama e-postaları gönderiliyor',
        done: '{{count:Kimseye doğrulama e-postası gönderilmedi|Bir kişiye doğrulama e-postası gönderildi|?? kişiye doğrulama e-postası gönderildi}}',
      },
      endSessions: {
        name: 'Oturumları kapatma',
        doing: 'Oturumlar kapatılıyor',
        done: '{{count:Kimsenin oturumu kapatılmadı|Bir kişinin oturumları kapatıldı|?? kişinin oturumları kapatıldı}}',
      },
      deactivate: {
        name: 'Hesapları kapatma',
        doing: 'Hesaplar kapatılıyor',
        done: '{{count:Hiçbir hesap kapatılmadı|Bir hesap kapatıldı|?? hesap kapatıldı}}',
      },
      reactivate: {
        name: 'Hesapları yeniden açma',
        doing: 'Hesaplar yeniden açılıyor',
        done: '{{count:Hiçbir hesap yeniden açılmadı|Bir hesap yeniden açıldı|?? hesap yeniden açıldı}}',
      },
    },
    allStudents: {
      remind,
      enroll: {
        name: 'Öğrencileri eğitime kaydetme',
        doing: 'Öğrenciler kaydediliyor',
        done: '{{count:Hiç kimse kaydedilmedi|Bir öğrenci kaydedildi|?? öğrenci kaydedildi}}',
      },
      register,
      addToGroup: {
        name: 'Gruba ekleme',
        doing: 'Gruba ekleniyor',
        done: '{{count:Hiç kimse gruba eklenmedi|Bir öğrenci gruba eklendi|?? öğrenci gruba eklendi}}',
      },
      takeFromGroup: {
        name: 'Gruptan çıkarma',
        doing: 'Gruptan çıkarılıyor',
        done: '{{count:Hiç kimse gruptan çıkarılmadı|Bir öğrenci gruptan çıkarıldı|?? öğrenci gruplarından çıkarıldı}}',
      },
      setQuizTime: {
        name: 'Sınav süresini belirleme',
        doing: 'Sınav süresi belirleniyor',
        done: '{{count:Hiç kimsenin sınav süresi değişmedi|Bir öğrencinin sınav süresi belirlendi|?? öğrencinin sınav süresi belirlendi}}',
      },
      transcripts: {
        name: 'Transkriptleri kaydet',
        doing: 'Transkriptler hazırlanıyor',
        done: '{{count:Hazır transkript yok|Bir öğrencinin transkripti hazır|?? öğrencinin transkripti hazır}}',
      },
      certificates: {
        name: 'Sertifikaları hazırla',
        doing: 'Sertifikalar hazırlanıyor',
        done: '{{count:Hazır sertifika yok|Bir öğrencinin sertifikaları hazır|?? öğrencinin sertifikaları hazır}}',
        unchanged: '{{count:Herkesin var|Bir kişinin geçerli sertifikası yok|?? kişinin geçerli sertifikası yok}}',
      },
      learningRecords: {
        name: 'Öğrenme kayıtlarını kaydet',
        doing: 'Öğrenme kayıtları hazırlanıyor',
        done: '{{count:Hazır öğrenme kaydı yok|Bir öğrencinin öğrenme kayıtları hazır|?? öğrencinin öğrenme kayıtları hazır}}',
      },
    },
    classRecords: {
      write: {
        name: 'Sınıflara yazma',
        doing: 'Sınıflara yazılıyor',
        done: '{{count:Hiçbir sınıfa yazılmadı|Bir sınıfa yazıldı|?? sınıfa yazıldı}}',
      },
      handOver: {
        name: 'Eğitmeni değiştirme',
        doing: 'Eğitmen değiştiriliyor',
        done: '{{count:Hiçbir sınıfın eğitmeni değişmedi|Bir sınıfın eğitmeni değişti|?? sınıfın eğitmeni değişti}}',
      },
      cancel: {
        name: 'Sınıfları iptal etme',
        doing: 'Sınıflar iptal ediliyor',
        done: '{{count:Hiçbir sınıf iptal edilmedi|Bir sınıf iptal edildi|?? sınıf iptal edildi}}',
      },
    },
    instructors: {
      approve: {
        name: 'Eğitmenleri onaylama',
        doing: 'Eğitmenler onaylanıyor',
        done: '{{count:Hiç kimse onaylanmadı|Bir eğitmen onaylandı|?? eğitmen onaylandı}}',
      },
      renew: {
        name: 'Onayları yenileme',
        doing: 'Onaylar yenileniyor',
        done: '{{count:Hiçbir onay yenilenmedi|Bir eğitmenin onayı yenilendi|?? eğitmenin onayı yenilendi}}',
      },
      suspend: {
        name: 'Onayları askıya alma',
        doing: 'Onaylar askıya alınıyor',
        done: '{{count:Hiç kimse askıya alınmadı|Bir eğitmen askıya alındı|?? eğitmen askıya alındı}}',
      },
      lift: {
        name: 'Askıları kaldırma',
        doing: 'Askılar kaldırılıyor',
        done: '{{count:Hiçbir askı kaldırılmadı|Bir eğitmenin askısı kaldırıldı|?? eğitmenin askısı kaldırıldı}}',
      },
      write: {
        name: 'Eğitmenlere yaz',
        doing: 'Eğitmenlere yazılıyor',
        done: '{{count:Kimseye yazılmadı|Bir eğitmene yazıldı|?? eğitmene yazıldı}}',
      },
    },
    courseRecords: {
      withdraw: {
        name: 'Eğitimleri yayımdan kaldırma',
        doing: 'Eğitimler yayımdan kaldırılıyor',
        done: '{{count:Hiçbir eğitim yayımdan kaldırılmadı|Bir eğitim yayımdan kaldırıldı|?? eğitim yayımdan kaldırıldı}}',
      },
      offerAgain: {
        name: 'Eğitimleri yeniden yayına alma',
        doing: 'Eğitimler yeniden yayına alınıyor',
        done: '{{count:Hiçbir eğitim yeniden yayına alınmadı|Bir eğitim yeniden yayına alındı|?? eğitim yeniden yayına alındı}}',
      },
      archive: {
        name: 'Eğitimleri arşivleme',
        doing: 'Eğitimler arşivleniyor',
        done: '{{count:Hiçbir eğitim arşivlenmedi|Bir eğitim arşivlendi|?? eğitim arşivlendi}}',
      },
      unarchive: {
        name: 'Eğitimleri arşivden çıkarma',
        doing: 'Eğitimler arşivden çıkarılıyor',
        done: '{{count:Hiçbir eğitim arşivden çıkarılmadı|Bir eğitim arşivden çıkarıldı|?? eğitim arşivden çıkarıldı}}',
      },
    },
  },
  undoing: 'İşlem geri alınıyor: {act}',
  progress: '{done} / {total}',
  unchanged: '{{count:Hepsi için gerekliydi|Biri için gerek yoktu|?? tanesi için gerek yoktu}}',
  refused: '{{count:Hepsi yapılabildi|Biri yapılamadı|?? tanesi yapılamadı}}',
  cancelled: 'İptal edildi: kalanlara dokunulmadı',
  failed: 'Bitmeden durdu: kalanlara dokunulmadı',
  undone: '{{count:Hiçbiri eski hâline dönmedi|Biri eski hâline döndü|?? tanesi eski hâline döndü}}',
  kept: '{{count:Hiçbiri sonradan değişmedi|Biri sonradan değişti, öyle kalıyor|?? tanesi sonradan değişti, öyle kalıyor}}',
  cancel: 'İptal et',
  undo: 'İşlemi geri al',
  results: 'Sonuçlar (CSV)',
  dismiss: 'Kapat: {act}',
  cancelNamed: 'İptal et: {act}',
  undoNamed: 'İşlemi geri al: {act}',
  resultsNamed: 'Sonuçlar (CSV): {act}',
  uncancelled: 'İptal edilmedi, sürüyor',
  notUndone: 'İşlem geri alınmadı',
  lost: 'Ne kadar ilerlediği artık öğrenilemiyor',
  unsaved: 'Sonuçlar hazırlanamadı',
  file: {
    save: 'Dosyayı kaydet',
    saveNamed: 'Dosyayı kaydet: {act}',
    until: 'Dosya şu zamana kadar saklanır: {date}',
    unsaved: 'Dosya kaydedilemedi',
  },
  history: {
    open: 'Geçmiş',
    title: 'Bu listede yapılanlar',
    lead: 'Son {days} günde aynı anda birçok satırla yaptıklarınız. Geri aldığınızda, sonradan başkasının değiştirdiği satırlar olduğu gibi kalır.',
    loading: 'Yapılanlar yükleniyor',
    failedTitle: 'Yapılanlar yüklenemedi',
    emptyTitle: 'Henüz bir şey yok',
    empty: 'Seçilen satırlarla yaptıklarınız burada görünür.',
    rows: '{{count:Satır yok|Bir satır|?? satır}}',
    until: 'Geri alma süresinin sonu: {date}',
    never: 'Geri alınamaz',
    states: {
      running: 'Sürüyor',
      done: 'Tamamlandı',
      cancelled: 'İptal edildi',
      failed: 'Durdu',
      undoing: 'Geri alınıyor',
      undone: 'Geri alındı',
    },
  },
  confirming: {
    label: 'Onaylamak için sayıyı yazın: {count}',
    other: 'Sayı bu değil: {count} yazın.',
    help: 'Bu işlem geri alınamaz.',
  },
} satisfies NamespaceListActsTranslation

export default tr_listActs
