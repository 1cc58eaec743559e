import { heading, list, page, say, see, steps, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const instructor = {
  'your-role': {
    keywords: 'eğitmen öğretmen sınıf yoklama katılım öğrenci materyal ders verme',
    blocks: [
      say(
        'Takvimi belli sınıflarda ders verirsiniz: kimin yazıldığını bilir, kimin geldiğini kaydedersiniz; gelenler sertifikalarını alır. Çevrim içi eğitimlerdeki öğrencilerinizi de izler, programın istediği yerde kimliklerini onaylarsınız.',
      ),
      heading('today', 'Bugün burada bulabilecekleriniz'),
      list(
        'Paneliniz: planladığınız sınıflar, yoklamaları, yoklama kodu ve sizi bekleyenler.',
        '“Öğrenci kayıtlarım”: sizinle öğrenenler, soruları ve doğrulanmaları.',
        'Öğrencilere göstermek için güncel eğitimler, süreleri ve açıklamaları.',
        'Daha önce bir eğitim aldığını söyleyen bir öğrenci için sertifika doğrulama.',
        'Bu kılavuz. Öğrenciler için yazılan makaleler sınıfta gelen soruların çoğunu yanıtlar.',
      ),
      page('/course/verification', 'Sertifika doğrula'),
      heading('your-menu', 'Menüde size ait bölüm'),
      say(
        'Giriş yaptığınızda, size ait bir sayfa olduğu anda menüde “Eğitmen” grubu yer alır. Yalnızca var olan ve açabileceğiniz sayfaları gösterir.',
      ),
      heading('helping', 'Bir öğrenci sizden yardım isterse'),
      list(
        'Video sayılmadıysa: oynatıcının altındaki “İzlemediğiniz bölümler” kısmına baksın.',
        'Deneme hakkı kalmadıysa: program yeni bir hak verebilir.',
        'Daha çok süre gerekiyorsa: bir yönetici her sınav için bir buçuk kat, iki kat ya da sınırsız süre verebilir.',
      ),
      tip('Kendiniz eğitim almak için eğitmen rolünüzün yanında öğrenci rolü gerekir. Bir yöneticiden isteyin.'),
      see('student/watching-a-lesson', 'student/quiz-results', 'anywhere/accessibility'),
    ],
  },
} satisfies GuideSection<'instructor'>

export const coordinator = {
  'your-role': {
    keywords: 'grup koordinatör kurum birim ekip öğrenci ilerleme yalnızca kendisi kayıt',
    blocks: [
      say(
        'Bir ya da birkaç grubun insanlarıyla ilgilenirsiniz; örneğin bir birim, bir bölge ya da bir çekici firması: kim hangi eğitimi alacak, kim yolda, kimin sertifikası yakında bitiyor.',
      ),
      heading('today', 'Bugün burada bulabilecekleriniz'),
      list(
        '“Öğrenci listesi”: grubunuzdaki kişiler ve tek tek ya da bir dosyadan gönderilen davetler.',
        '“Öğrenci ilerlemesi”: kim neyi tamamladı, kim sürdürüyor, kim gecikti.',
        'Bir kişiye ya da gecikenlerin hepsine giden hatırlatmalar.',
        'Birçok kişiye birden sınıfta yer: listede öğrencileri seçin ve “Bir sınıfa yaz”a basın. Onaylamadan önce kaç boş yer olduğunu söyler; yer bulamayan bekleme listesine girer.',
      ),
      heading('yourself', 'Kendiniz eğitim almak'),
      say(
        'Koordinatör rolünüzün yanında öğrenci rolünüz varsa herkes gibi eğitim alırsınız. Kaydolurken sayfa, yalnızca kendinizi kaydettiğinizi söyler.',
      ),
      heading('your-students', 'Öğrencileriniz kendileri kaydolur'),
      list(
        'Her öğrenci kendi hesabıyla giriş yapar ve kendi kaydını yapar.',
        'Dersler ve sınavlar kişiye aittir: kimse başkasının yerine giremez.',
        'Öğrencilerinize aşağıdaki adresi gönderin. Her çevrim içi eğitimin ne istediğini, nasıl giriş yapılıp kaydolunacağını anlatır.',
      ),
      page('/online-course-enrollment', 'Öğrencilerinize göndereceğiniz sayfa'),
      heading('checking', 'Ellerinde ne olduğunu denetlemek'),
      say(
        'Sertifika numarasını isteyip denetleyin ya da doğrulama sayfasının adresini size göndersinler: o sayfa her zaman şimdiki durumu gösterir.',
      ),
      tip('Size ait bir sayfa olduğu anda menüde “Grup koordinatörü” grubu yer alır.'),
      see('student/enrolling', 'start/verifying-a-certificate'),
    ],
  },
} satisfies GuideSection<'coordinator'>

export const admin = {
  'your-role': {
    keywords: 'yönetici sistem sahibi rol yetki ek süre api denetim kaydı kullanıcı yönetme',
    blocks: [
      say(
        'Programın yürümesini sağlarsınız: kişiler ve rolleri, eğitimler ve kuralları, kayıtlar ve sertifikalar. Sunucu her yetkiyi her istekte yeniden denetler; geri alınan bir rol o anda biter.',
      ),
      heading('admin-and-owner', 'Yönetici ve sistem sahibi'),
      list(
        'Sistem sahibi, bir yöneticinin yapabildiği her şeyi yapar.',
        'Yönetici ve sistem sahibi rollerini yalnızca sistem sahibi verebilir ya da alabilir.',
        'İkisinin de oturumu bir saat kullanılmazsa ve her durumda on iki saat sonra kapanır.',
      ),
      heading('today', 'Bugün burada bulabilecekleriniz'),
      list(
        'Ana sayfa sizi bekleyenlerle başlar; program açılmadan önce de eksik olanlarla.',
        'Menüdeki “Yönetim” grubunda kişiler, eğitimler, öğrenciler, eğitmenler ve dosyalar vardır.',
        'Ctrl ve K her sayfadan herkesi ve her şeyi bulur: kişiyi adı, e-postası ya da lisans numarasıyla, sertifikayı numarasıyla, eğitimleri ve sınıfları.',
        'Sunucu, yanıtladığı her çağrıyı `/api/docs` adresinde, başka programlar için `/api/openapi.json` adresinde anlatır.',
        '`npm run admin` komutları ilk sistem sahibini oluşturur, veritabanını günceller, yedek alır ve geri yükler.',
      ),
      heading('what-is-recorded', 'Neler kaydedilir'),
      say(
        'Girişler, reddedilen denemeler, görevlerin, adların, eğitimlerin ve sertifikaların değişmesi ve programdan dışarı alınanlar, zamanı, kişisi ve önceki hâliyle bir günlüğe yazılır. Hiç kimse bir satırı değiştiremez ya da silemez.',
      ),
      see('admin/people', 'admin/courses', 'configuration/running-it', 'configuration/keeping-it-safe'),
    ],
  },
  people: {
    keywords: 'kişiler kullanıcılar hesaplar görevler kapatma oturum sıfırlama doğrulama ad onay denetim günlük geçmiş',
    blocks: [
      say(
        'Hesabı olan herkes tek bir listededir. Filtreler ve görünümler onu daraltır: hiç giriş yapmamış olanlar, e-postasını doğrulamamış olanlar, programı yürütenler.',
      ),
      page('/admin/users', 'Kullanıcı listesi'),
      heading('one-page', 'Bir kişinin sayfası'),
      say('Bir ad, kişinin sayfasına götürür. Beş bölümü vardır; size açık olanları görürsünüz.'),
      list(
        'Profil: kişinin kendisi hakkında söyledikleri.',
        'Eğitim: sertifikalar, çevrim içi eğitimler ve sınıflar, yazdırılacak bir döküm.',
        'Erişim: görevler, doğrulama, açık oturumlar ve sınırlar; bunlarla yapılabilecekler.',
        'Mesajlar: kişiye gönderilen e-postalar ve kısa mesajlar. Kodlar hiç gösterilmez.',
        'Geçmiş: kişiyle ilgili yapılanlar ve önceki hâli.',
      ),
      heading('many', 'Birçoğu birden'),
      say(
        'Satırları ya da eşleşenlerin hepsini seçin ve işlem yapın: görev verin ya da alın, hesapları kapatın, sıfırlama gönderin, oturumları bitirin. Siz sayfadan ayrılsanız da sürer; reddedilen satırlar nedeniyle sayılır, çoğu geri alınabilir.',
      ),
      list(
        'Yöneticiler ve sistem sahipleri üzerinde yalnızca sistem sahipleri işlem yapar.',
        'Kimse kendi üzerinde işlem yapamaz ve son sistem sahibi kalır.',
      ),
      heading('twice', 'Bir kişinin iki hesabı'),
      say(
        '“Olası çift hesaplar” görünümü, doğum tarihi ve soyadı, telefonu veya lisans numarası aynı olan hesapları gösterir. Erişim bölümünde bir hesabı başkasıyla birleştirirsiniz: ikisini karşılaştırır, nelerin taşınacağını görür, ikisinde de olanlar arasında seçer ve kapanacak hesabın adresini yazarsınız. İki adres de kalan hesaba götürür. İçindekiler değişmedikçe 30 gün boyunca geri alınabilir.',
      ),
      heading('names', 'Sertifikalardaki adlar'),
      say(
        'Sertifikası olan kişi başka bir adı nedeniyle ister. Onaylar bölümünde onaylarsanız geçerli her sertifikanın yerine yenisi gelir; reddederseniz kişi nedenini okur.',
      ),
      heading('log', 'Günlük'),
      say(
        'Günlük bölümünde yapılanları bulursunuz: bir kişi hakkında, bir kişi tarafından, bir türde, bazı günlerde. Dosya olarak kaydedilebilir.',
      ),
      see('admin/training-records', 'admin/inviting', 'configuration/keeping-it-safe'),
    ],
  },
  'training-records': {
    keywords:
      'öğrenciler süre dolma geciken hatırlatma kaydetme grup ek süre sertifika verme iptal eğitmenler onay askıya alma yenileme',
    blocks: [
      heading('students', 'Öğrenciler'),
      say(
        'Öğrenci listesi kimin devam ettiğini, kimin neyi tamamladığını ve en son ne zaman bir şey yaptığını söyler. Üstünde gecikenler ve 60 gün içinde süresi dolanlar durur; her birinin hepsine giden bir hatırlatması vardır.',
      ),
      page('/admin/students', 'Öğrenci listesi'),
      list(
        'Eğitime ve duruma göre: kimde var, kim hiç almadı, kimin sertifikası birkaç gün içinde bitiyor.',
        'Birçoğu birden: hatırlatın, çevrim içi bir eğitime kaydedin, bir sınıfa yazın, bir gruba alın ya da çıkarın, sınavlar için ek süre verin.',
        'Bir sınıfta boş yerler ad sırasıyla ilk gelenlerin olur, ötekiler bekleme listesine girer. Kaydolamayanları sonuçlar nedeniyle sayar.',
        'Birçok kişinin transkripti tek bir elektronik tablo dosyası, geçerli sertifikaları en çok 500 taneyle tek bir arşiv olur: ikisi de siz devam ederken hazırlanır ve bir gün saklanır.',
        'Aynı eğitim için bir hatırlatma bir kişiye yedi günde en çok bir kez gider.',
      ),
      heading('by-hand', 'Elle verilen bir sertifika'),
      steps(
        'Kişinin sayfasını, orada Eğitim bölümünü açın.',
        '“Sertifika ver” düğmesine basın, eğitimi ve günü seçin; nedenini ve neyin gösterdiğini yazın.',
        'Kişiye e-postayla bildirilir. Yazdıklarınız günlükte durur.',
      ),
      say('Bir sertifika nedeniyle iptal edilir; yanlışlıksa geri verilir. Hiç değiştirilmez ve silinmez.'),
      heading('instructors', 'Eğitmenler'),
      say(
        'Bir eğitmen, eğitimler için bir güne kadar onaylıdır ve altmış gün önce haber alır. Onaylarsınız, yenilersiniz ya da nedeniyle askıya alırsınız: askıya alınan kişi o eğitimden sınıf planlayamaz, önündeki sınıflar, o eğitim için onaylı birine tek tek devredilir. Birine ya da birçoğuna yazabilirsiniz.',
      ),
      page('/admin/instructors', 'Eğitmen listesi'),
      see('admin/people', 'admin/inviting', 'student/certificates'),
    ],
  },
  courses: {
    keywords:
      'eğitim düzenleyici ders video altyazı sınav soru bankası içe aktarma yayımlama sürüm taslak kategori kurum dosya zip',
    blocks: [
      say('Videolar, altyazıları ve sorular gerekir. Siz yayımlayana kadar yazdıklarınızı öğrenciler görmez.'),
      page('/admin/courses', 'Eğitim listesi'),
      heading('to-make', 'Bir eğitim hazırlamak için'),
      steps(
        '“Yeni eğitim” düğmesine basın; başlığını, kategorisini ve nasıl verildiğini girin.',
        'Ayrıntılar: her dilde konusu, kimler için olduğu ve saatleri.',
        'Dersler: her birini videosu ve altyazılarıyla, resminde yazı yoksa etiketleriyle de ekleyin. Kesilen bir dosya kaldığı yerden sürer.',
        'Sorular: yazın ya da GIFT, Moodle XML veya bir tablodan getirin.',
        'Kurallar: kaç soru çekildiği, geçmek için neyin yettiği ve öğrencilerinden sorumlu eğitmenler.',
        'Sorular otuz yanıttan sonra kaç kişinin doğru yanıtladığını, bileni ayırıp ayırmadığını ve yerine neyin seçildiğini söyler. Kullanımdan kaldırdığınız soru rakamlarıyla bankada kalır, sonraki sürümün hiçbir sınavı onu sormaz ve onu yeniden kullanabilirsiniz. Onu içeren denemelerde de kalır.',
        'Öğrenci gözüyle: öğrencinin gördüğü gibi görün. Sonra yayımlayın.',
      ),
      say(
        'Her şey kendiliğinden kaydedilir. Yayımlamak için eksik olanlar listelenir; her satır kendi alanına götürür.',
      ),
      heading('versions', 'Devam eden kişiler'),
      say(
        'Yayımlamak bir sürüm oluşturur. Başlamış olanlar kendi sürümlerini dersleri, soruları ve yanıtlarıyla korur; bundan sonra başlayanlar yenisini alır.',
      ),
      heading('words', 'Kategoriler ve kurumlar'),
      say(
        'Eğitimlerin yanında kategorileri ve kişilerin seçtiği kurumlar durur. Eklersiniz, adlandırırsınız, birleştirirsiniz ve kurum listesini CSV olarak getirirsiniz.',
      ),
      heading('file', 'Dosya olarak bir eğitim'),
      say('Bir eğitim videolarıyla tek bir ZIP olarak kaydedilir ve başka bir sunucuya taslak olarak gelir.'),
      page('/admin/file-manager', 'Dosya yöneticisi: neyin nerede kullanıldığı ve çöp kutusu'),
      page(
        '/admin/how-to',
        'Nasıl yapılır videoları: kimler için hangileri var ve soru işareti onları hangi sayfalarda açar',
      ),
      see('admin/training-records', 'instructor/your-role', 'student/watching-a-lesson'),
    ],
  },
  inviting: {
    keywords: 'davet davetiye doğrulama kodu eğitmen koordinatör geri alma yeniden gönderme süre e-posta bağlantı',
    blocks: [
      say(
        'Davet olmadan kimse eğitmen olamaz: davet, bir kişiye doğrulama kodu gönderir. Yöneticiler, sistem sahipleri ve baş eğitmen davet edebilir. Koordinatörler ve öğrenciler de davet edilebilir; onlar kod olmadan da kaydolabilir.',
      ),
      page('/admin/instructors', 'Davetler, yöneticiler için: eğitmen listesinin yanında'),
      page('/master/dash', 'Davetler, baş eğitmen için'),
      heading('to-invite', 'Birini davet etmek için'),
      steps(
        '“Birini davet et” düğmesine basın ve kişinin görevini seçin.',
        'Adını ve e-posta adresini girin. Telefon ve kurum isteğe bağlıdır; kişi ikisini de değiştirebilir.',
        'Bir eğitmen için isterseniz eğitimleri ve son günü seçin: daveti kabul eden onları vermek üzere onaylanır.',
        'Mesajın dilini seçin ve gönderin.',
      ),
      say(
        'Mesaj, girdiklerinizle doldurulmuş kayıt formunun bağlantısını ve elle yazmak isteyenler için kodu içerir. Hesabı olan kişi giriş yapıp kodu profiline girer; kod o hesabın adresine gönderilmiş olmalıdır.',
      ),
      heading('what-became-of-it', 'Davete ne oldu'),
      list(
        'Açık: kod kişiyi bekliyor. Bir kez ve 14 gün boyunca geçerlidir.',
        'Kullanıldı: kişi görevi aldı.',
        'Süresi doldu: günler geçti. Yeniden gönderin.',
        'Geri alındı: siz ya da bir iş arkadaşınız geri aldı veya yerine yeni bir davet geçti.',
      ),
      heading('again-or-back', 'Yeniden gönderme ve geri alma'),
      list(
        '“Yeniden gönder”, yeni bir kodu yeni bir süreyle gönderir. Önceki mesajın kodu geçersiz olur.',
        '“Geri al”, açık bir kodu kalıcı olarak bitirir. Önce size sorulur.',
        'Aynı adrese aynı görev için ikinci bir davet, birincinin yerine geçer.',
      ),
      tip('Kod yalnızca mesajdadır: sunucu sadece parmak izini saklar, kimse kodu göremez.'),
      see('admin/your-role', 'master/your-role', 'start/your-profile'),
    ],
  },
} satisfies GuideSection<'admin'>

export const master = {
  'your-role': {
    keywords: 'baş eğitmen eğitici eğitimi eğitmenler sayılar program',
    blocks: [
      say(
        'Eğitmenleri yetiştirir, eyalet genelinde nasıl ders verdiklerini izler ve programa bütün olarak bakarsınız: kaç kişi, hangi meslek alanında, hangi ilçede eğitildi ve nerede daha fazlası gerekiyor.',
      ),
      heading('today', 'Bugün burada bulabilecekleriniz'),
      list(
        '“Baş eğitmen paneli”: kaç kişinin, nerede ve hangi meslek alanında eğitildiği, kimlerin ders verdiği ve neyin tamamlanmadığı.',
        'Ana sayfada eğitici eğitimi ve bütün öteki eğitimler.',
        'Eğitmen olmak isteyenler için sertifika doğrulama.',
        'Size ait bir sayfa olduğu anda menüde “Baş eğitmen” grubu.',
      ),
      page('/home', 'Güncel eğitimleri gör'),
      tip('Yöneticilerde olduğu gibi, bir saat kullanılmayan oturumunuz kapanır.'),
      see('admin/inviting', 'instructor/your-role', 'start/verifying-a-certificate'),
    ],
  },
} satisfies GuideSection<'master'>
