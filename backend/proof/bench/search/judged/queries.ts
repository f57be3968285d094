/**
 * What people type, and what they mean by it, written down before there was a ranking. A line says: the kind of
 * query | its text | the kinds of objects meant, separated by `;` (`*` is any) | what else is asked, as
 * `maker=…; place=…; detail=…` | kinds that would do instead.
 */
export const queryLines = `
plain | perceuse | Perceuse à percussion; Perceuse-visseuse | | Perforateur
plain | vidéoprojecteur | Vidéoprojecteur | | Écran de projection
plain | groupe électrogène | Groupe électrogène | | Panneau solaire; Onduleur
plain | bétonnière | Bétonnière | | Vibreur à béton
plain | tente | Tente familiale; Tente deux places | | Chapiteau de réception
plain | tondeuse | Tondeuse thermique | | Débroussailleuse
plain | robe de mariée | Robe de mariée | | Robe de soirée
plain | costume | Costume trois pièces | | Smoking
plain | enceinte | Enceinte de fête | |
plain | drone | Drone avec caméra | |
plain | climatiseur | Climatiseur | | Ventilateur
plain | friteuse | Friteuse | |
plain | machine à café | Machine à café | |
plain | kayak | Kayak de mer | | Paddle gonflable; Pirogue
plain | valise | Valise rigide | |
plain | échafaudage | Échafaudage | | Échelle coulissante
plain | poste à souder | Poste à souder | |
plain | tronçonneuse | Tronçonneuse | |
plain | chapiteau | Chapiteau de réception | | Bâche
plain | congélateur | Congélateur coffre | | Réfrigérateur
plain | barbecue | Barbecue à charbon | |
plain | meuleuse | Meuleuse | |
plain | console de jeux | Console de jeux | |
plain | taille-haie | Taille-haie | |
plain | motopompe | Motopompe | |
plain | compresseur | Compresseur | |
plain | autocuiseur | Autocuiseur | | Marmite de fête
plain | poussette | Poussette | |
plain | boubou | Boubou brodé | | Ensemble en pagne
plain | smoking | Smoking | | Costume trois pièces
plain | tapis de course | Tapis de course | |
plain | makita | * | maker=Makita |
plain | stihl | * | maker=Stihl |
plain | jbl | * | maker=JBL |
plain | ventilateur | Ventilateur | | Climatiseur
plain | brouette | Brouette de chantier | | Diable
plain | glacière | Glacière de plage | |
plain | imprimante | Imprimante photo | | Photocopieuse
plain | planche de surf | Planche de surf | | Paddle gonflable
plain | table de mixage | Table de mixage | |
typo | bosh | * | maker=Bosch |
typo | makitta | * | maker=Makita |
typo | percuese | Perceuse à percussion; Perceuse-visseuse | | Perforateur
typo | perseuse | Perceuse à percussion; Perceuse-visseuse | | Perforateur
typo | perceuze | Perceuse à percussion; Perceuse-visseuse | | Perforateur
typo | groupe electrogéne | Groupe électrogène | | Onduleur
typo | group electrogene | Groupe électrogène | | Onduleur
typo | groupe eletrogene | Groupe électrogène | | Onduleur
typo | betoniere | Bétonnière | | Vibreur à béton
typo | bettonniere | Bétonnière | | Vibreur à béton
typo | climatisseur | Climatiseur | | Ventilateur
typo | climatiser | Climatiseur | | Ventilateur
typo | videoprojeteur | Vidéoprojecteur | | Écran de projection
typo | vidéo projecteur | Vidéoprojecteur | | Écran de projection
typo | videoproyecteur | Vidéoprojecteur | | Écran de projection
typo | tondeuze | Tondeuse thermique | | Débroussailleuse
typo | débrousailleuse | Débroussailleuse | | Tondeuse thermique
typo | debroussayeuse | Débroussailleuse | | Tondeuse thermique
typo | tronconeuse | Tronçonneuse | |
typo | tronsonneuse | Tronçonneuse | |
typo | echaffaudage | Échafaudage | | Échelle coulissante
typo | echafaudge | Échafaudage | | Échelle coulissante
typo | enciente | Enceinte de fête | |
typo | enceintte jbl | Enceinte de fête | maker=JBL |
typo | congelateure | Congélateur coffre | | Réfrigérateur
typo | kongelateur | Congélateur coffre | | Réfrigérateur
typo | karsher | Nettoyeur haute pression | |
typo | karcher | Nettoyeur haute pression | maker=Kärcher |
typo | kartcher | Nettoyeur haute pression | |
typo | stil | * | maker=Stihl |
typo | husquarna | * | maker=Husqvarna |
typo | samsumg | * | maker=Samsung |
typo | nitendo | Console de jeux | maker=Nintendo |
typo | moulinexe | * | maker=Moulinex |
typo | cocote minute | Autocuiseur | | Marmite de fête
typo | valisse | Valise rigide | |
typo | chapitau | Chapiteau de réception | | Bâche
typo | chapito | Chapiteau de réception | | Bâche
typo | robe de marié | Robe de mariée | | Robe de soirée
typo | costum | Costume trois pièces | | Smoking
typo | esscarpins | Escarpins | |
typo | machine a cafee | Machine à café | |
typo | friteusse | Friteuse | |
typo | frigeuse | Réfrigérateur; Friteuse | |
typo | imprimente | Imprimante photo | | Photocopieuse
typo | ordinateur portabe | Ordinateur portable | | Tablette
typo | dron | Drone avec caméra | |
typo | kayac | Kayak de mer | | Paddle gonflable; Pirogue
typo | padel gonflable | Paddle gonflable | | Kayak de mer
typo | barbecu | Barbecue à charbon | |
typo | barbeque | Barbecue à charbon | |
typo | motopomppe | Motopompe | |
typo | meulleuse | Meuleuse | |
typo | ponceuze bosch | Ponceuse | maker=Bosch |
typo | compreseur | Compresseur | |
typo | rétroprojeteur | Vidéoprojecteur | | Écran de projection
typo | ventillateur | Ventilateur | | Climatiseur
typo | pousette | Poussette | |
plural | perceuses | Perceuse à percussion; Perceuse-visseuse | | Perforateur
plural | groupes électrogènes | Groupe électrogène | | Onduleur
plural | climatiseurs | Climatiseur | | Ventilateur
plural | tentes | Tente familiale; Tente deux places | | Chapiteau de réception
plural | vidéoprojecteurs | Vidéoprojecteur | | Écran de projection
plural | bétonnières | Bétonnière | | Vibreur à béton
plural | robes de mariée | Robe de mariée | | Robe de soirée
plural | robes de soirée | Robe de soirée | | Robe de mariée
plural | costumes | Costume trois pièces | | Smoking
plural | enceintes | Enceinte de fête | |
plural | bâches | Bâche | | Chapiteau de réception
plural | autocuiseurs | Autocuiseur | | Marmite de fête
plural | chapiteaux | Chapiteau de réception | | Bâche
plural | kayaks | Kayak de mer | | Paddle gonflable
plural | vélos | Vélo tout terrain | | Trottinette
plural | marmites | Marmite de fête; Autocuiseur | |
plural | valises | Valise rigide | |
plural | drones | Drone avec caméra | |
plural | tondeuses | Tondeuse thermique | | Débroussailleuse
plural | meuleuses | Meuleuse | |
plural | congélateurs | Congélateur coffre | | Réfrigérateur
plural | ordinateurs portables | Ordinateur portable | | Tablette
plural | consoles de jeux | Console de jeux | |
plural | boubous | Boubou brodé | | Ensemble en pagne
plural | pagnes | Ensemble en pagne | | Boubou brodé
plural | escabeaux | Échelle coulissante | |
plural | échelles | Échelle coulissante | | Échafaudage
plural | brouettes | Brouette de chantier | | Diable
plural | glacières | Glacière de plage | |
plural | appareils photo | Appareil photo hybride | | Caméra
plural | micros | Micro sans fil | |
plural | projecteurs | Projecteurs de scène; Vidéoprojecteur | |
plural | parasols | Parasol | |
plural | tables pliantes | Table pliante | |
plural | machines à glaçons | Machine à glaçons | |
plural | nettoyeurs haute pression | Nettoyeur haute pression | |
plural | sac de couchages | Sac de couchage | |
plural | haltère | Haltères | |
plural | escarpin | Escarpins | |
plural | chaise plastiques | Chaise en plastique | |
plural | bijou | Parure de bijoux | |
plural | maillot | Jeu de maillots | |
plural | verres à pied | Verre à pied | |
plural | assiettes | Assiette plate | | Vaisselle pour cinquante
plural | panneaux solaires | Panneau solaire | | Onduleur
order | bosch perceuse | Perceuse à percussion; Perceuse-visseuse | maker=Bosch | Perforateur
order | makita perceuse | Perceuse à percussion; Perceuse-visseuse | maker=Makita | Perforateur
order | électrogène groupe honda | Groupe électrogène | maker=Honda |
order | honda groupe | Groupe électrogène | maker=Honda |
order | jbl enceinte | Enceinte de fête | maker=JBL |
order | stihl tronçonneuse | Tronçonneuse | maker=Stihl |
order | stihl débroussailleuse | Débroussailleuse | maker=Stihl |
order | samsung télévision | Télévision 55 pouces | maker=Samsung |
order | sony console | Console de jeux | maker=Sony |
order | canon appareil photo | Appareil photo hybride | maker=Canon |
order | dji drone | Drone avec caméra | maker=DJI |
order | epson vidéoprojecteur | Vidéoprojecteur | maker=Epson |
order | soirée robe | Robe de soirée | | Robe de mariée
order | mariée robe | Robe de mariée | | Robe de soirée
order | café machine krups | Machine à café | maker=Krups |
order | pliante table | Table pliante | |
order | plastique chaise | Chaise en plastique | |
order | haute pression nettoyeur | Nettoyeur haute pression | |
order | souder poste | Poste à souder | |
order | portable ordinateur hp | Ordinateur portable | maker=HP | Tablette
order | quechua tente | Tente familiale; Tente deux places | maker=Quechua |
order | yamaha table de mixage | Table de mixage | maker=Yamaha |
order | circulaire scie | Scie circulaire | | Scie sauteuse
order | percussion perceuse bosch | Perceuse à percussion | maker=Bosch | Perceuse-visseuse; Perforateur
order | hilti perforateur | Perforateur | maker=Hilti |
order | solaire panneau | Panneau solaire | |
order | honda tondeuse | Tondeuse thermique | maker=Honda |
order | samsonite valise | Valise rigide | maker=Samsonite |
order | seb friteuse | Friteuse | maker=Seb |
order | gonflable paddle | Paddle gonflable | |
order | bosch ponceuse | Ponceuse | maker=Bosch |
order | moulinex mixeur | Mixeur | maker=Moulinex |
order | gaz bouteille | Bouteille de gaz | |
order | fête marmite | Marmite de fête | |
order | weber barbecue | Barbecue à charbon | maker=Weber |
order | tubesca échelle | Échelle coulissante | maker=Tubesca |
order | nike maillots | Jeu de maillots | maker=Nike |
synonym | groupe | Groupe électrogène | |
synonym | clim | Climatiseur | | Ventilateur
synonym | split | Climatiseur | |
synonym | cocotte | Autocuiseur | | Marmite de fête
synonym | cocotte minute | Autocuiseur | | Marmite de fête
synonym | marmite à pression | Autocuiseur | | Marmite de fête
synonym | bâche | Bâche | | Chapiteau de réception
synonym | sono | Enceinte de fête | | Table de mixage; Micro sans fil
synonym | baffle | Enceinte de fête | |
synonym | haut-parleur | Enceinte de fête | |
synonym | frigo | Réfrigérateur | | Congélateur coffre
synonym | frigidaire | Réfrigérateur | | Congélateur coffre
synonym | congélo | Congélateur coffre | | Réfrigérateur
synonym | télé | Télévision 55 pouces | |
synonym | téléviseur | Télévision 55 pouces | |
synonym | écran plat | Télévision 55 pouces | |
synonym | laptop | Ordinateur portable | | Tablette
synonym | pc portable | Ordinateur portable | | Tablette
synonym | ordi | Ordinateur portable | | Tablette
synonym | barnum | Chapiteau de réception | | Bâche
synonym | tente de mariage | Chapiteau de réception | | Bâche
synonym | disqueuse | Meuleuse | |
synonym | chignole | Perceuse à percussion; Perceuse-visseuse | |
synonym | visseuse | Perceuse-visseuse | | Perceuse à percussion
synonym | marteau piqueur | Perforateur | |
synonym | soudeuse | Poste à souder | |
synonym | vtt | Vélo tout terrain | |
synonym | bicyclette | Vélo tout terrain | |
synonym | blender | Mixeur | |
synonym | gazinière | Cuisinière à gaz | |
synonym | plaque à gaz | Cuisinière à gaz | |
synonym | cafetière | Machine à café | |
synonym | karcher haute pression | Nettoyeur haute pression | |
synonym | pompe à eau | Motopompe | |
synonym | coupe-herbe | Débroussailleuse | | Tondeuse thermique
synonym | scie à chaîne | Tronçonneuse | |
synonym | playstation | Console de jeux | maker=Sony |
synonym | ps5 | Console de jeux | maker=Sony |
synonym | xbox | Console de jeux | maker=Microsoft |
synonym | gopro | Caméra d’action | | Caméra
synonym | caméscope | Caméra | | Caméra d’action; Appareil photo hybride
synonym | rétroprojecteur | Vidéoprojecteur | | Écran de projection
synonym | générateur | Groupe électrogène | | Onduleur
synonym | talons | Escarpins | |
synonym | kaba | Ensemble en pagne | | Boubou brodé
synonym | wax | Ensemble en pagne | |
synonym | bazin | Boubou brodé | |
synonym | costard | Costume trois pièces | | Smoking
synonym | sacoche de soirée | Sac à main de soirée | |
synonym | pochette | Sac à main de soirée | |
synonym | escabeau | Échelle coulissante | |
synonym | malaxeur | Bétonnière | |
synonym | casque vr | Casque de réalité virtuelle | |
synonym | tapis roulant | Tapis de course | |
synonym | assiettes et verres | Vaisselle pour cinquante; Assiette plate; Verre à pied | |
synonym | couverts | Vaisselle pour cinquante | |
synonym | four | Four électrique | | Cuisinière à gaz
synonym | grill | Barbecue à charbon | |
synonym | bijoux de mariage | Parure de bijoux | |
synonym | jumelles de pêche canne | Canne à pêche au gros | |
several | perceuse à percussion bosch 850 w | Perceuse à percussion | maker=Bosch; detail=850 W | Perceuse-visseuse
several | groupe électrogène 6 kva | Groupe électrogène | detail=6 kVA | Onduleur
several | tente 6 places | Tente familiale | detail=6 | Tente deux places
several | robe de soirée taille 40 | Robe de soirée | detail=40 | Robe de mariée
several | robe de mariée taille 38 | Robe de mariée | detail=38 | Robe de soirée
several | enceinte jbl pour mariage | Enceinte de fête | maker=JBL |
several | table de ping-pong extérieur | Table de ping-pong | detail=Extérieur |
several | vélo tout terrain taille m | Vélo tout terrain | detail=M |
several | congélateur 300 litres | Congélateur coffre | detail=300 l | Réfrigérateur
several | chapiteau 50 m² mariage | Chapiteau de réception | detail=50 m² | Bâche
several | drone dji avec caméra | Drone avec caméra | maker=DJI |
several | costume hugo boss | Costume trois pièces | maker=Hugo Boss | Smoking
several | smoking celio | Smoking | maker=Celio | Costume trois pièces
several | tondeuse honda thermique | Tondeuse thermique | maker=Honda |
several | meuleuse makita 230 mm | Meuleuse | maker=Makita; detail=230 mm |
several | casque réalité virtuelle meta | Casque de réalité virtuelle | maker=Meta |
several | échelle 9 m | Échelle coulissante | detail=9 m | Échafaudage
several | compresseur 100 l | Compresseur | detail=100 l |
several | robot kitchenaid | Robot pâtissier | maker=KitchenAid |
several | four moulinex 45 l | Four électrique | maker=Moulinex; detail=45 l |
several | ordinateur apple 16 go | Ordinateur portable | maker=Apple; detail=16 Go | Tablette
several | télévision samsung 4k | Télévision 55 pouces | maker=Samsung; detail=4K |
several | sac à main rouge | Sac à main de soirée | detail=Rouge |
several | boubou homme brodé xl | Boubou brodé | detail=XL |
several | marmite 100 litres pour fête | Marmite de fête | detail=100 l |
several | chaises pour cérémonie | Chaise en plastique | |
several | matériel sono mariage | Enceinte de fête | | Table de mixage; Micro sans fil
several | location poste à souder gys | Poste à souder | maker=GYS |
several | perceuse sans fil makita | Perceuse-visseuse | maker=Makita | Perceuse à percussion
several | micro shure sans fil | Micro sans fil | maker=Shure |
place | perceuse akanda | Perceuse à percussion; Perceuse-visseuse | place=Akanda | Perforateur
place | groupe électrogène owendo | Groupe électrogène | place=Owendo |
place | robe de soirée port-gentil | Robe de soirée | place=Port-Gentil | Robe de mariée
place | vidéoprojecteur libreville | Vidéoprojecteur | place=Libreville |
place | enceinte à louis | Enceinte de fête | place=Louis |
place | table de mixage glass | Table de mixage | place=Glass |
place | console de jeux nzeng-ayong | Console de jeux | place=Nzeng-Ayong |
place | meuleuse nkembo | Meuleuse | place=Nkembo |
place | tente owendo | Tente familiale; Tente deux places | place=Owendo | Chapiteau de réception
place | parure de bijoux lalala | Parure de bijoux | place=Lalala |
place | micro port-gentil | Micro sans fil | place=Port-Gentil |
place | échelle angondjé | Échelle coulissante | place=Angondjé | Échafaudage
place | télévision centre-ville | Télévision 55 pouces | place=Centre-ville |
place | escarpins akanda | Escarpins | place=Akanda |
place | compresseur owendo | Compresseur | place=Owendo |
place | machine à glaçons libreville | Machine à glaçons | place=Libreville |
place | drone port gentil | Drone avec caméra | place=Port-Gentil |
place | chaises balise | Chaise en plastique | place=Balise |
place | carrelette nzeng ayong | Carrelette | place=Nzeng-Ayong |
place | appareil photo glass | Appareil photo hybride | place=Glass | Caméra
place | ponceuse pk8 | Ponceuse | place=PK8 |
place | clim libreville | Climatiseur | place=Libreville | Ventilateur
place | mixeur louis | Mixeur | place=Louis |
place | tronçonneuse owendo | Tronçonneuse | place=Owendo |
`;
