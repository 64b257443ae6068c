//! The 65 faces of the crisis deck and the five super crises, one row each, which names its card, in the order of the project's facts
//! (`facts/galactica-crisis.json`). Only data lives here.

use super::Area::{Front, PortAft, PortBow, Rear, StarboardAft, StarboardBow};
use super::Effect::{
    Activate, ActivatePlaced, BasestarsAttack, BoardCenturions, Choose, DamageGalactica, DamageVipers,
    DestroyRandomCivilians, DestroyRaptors, Discard, DiscardNukes, Distance, DrawSkill, ExtraCrisis, FailEffect,
    GiveTitle, IfBelow, JumpTrack, LookAtLoyalty, Move, Ongoing, PayOr, Place, RecallVipers, Resource, RestoreRaptors,
    RollAtMost,
};
use super::Icon::{Basestars, HeavyRaiders, LaunchRaiders, Raiders};
use super::Location::{Armory, Brig, Command, FtlControl, ResearchLab, Sickbay, WeaponsControl};
use super::Loss::{Choice, Hand, Random};
use super::Moved::{AllAt, AllOn, ChosenBy, MayBeChosenBy, Player};
use super::Skill::{Engineering, Leadership, Piloting, Politics, Tactics};
use super::Who::{Admiral, Current, EachPlayer, President};
use super::board::{basestars, civilians, heavy_raiders, raiders, vipers};
use super::crisis::{Crisis, CrisisRow, SuperCrisis, card, check, in_order, super_card};
use super::{Craft, Heir, Owner, Rule, Ship, Title, Until, VipersIn};
use crate::state::Dial::{Food, Fuel, Morale, Population};

#[rustfmt::skip]
pub(super) const CRISIS_ROWS: [CrisisRow; 65] = in_order([
    card(Crisis::ATraitorAccused, "a-traitor-accused", "A Traitor Accused", &[Raiders]).jump()
        .check_or(Current, check(8, &[Politics, Leadership]).fail(&[Move(ChosenBy(Current), Brig)]),
            &[Discard(Current, Choice(5))]),
    card(Crisis::AdmiralGrilled, "admiral-grilled", "Admiral Grilled", &[Raiders]).jump()
        .check_or(Current, check(9, &[Politics, Leadership])
            .fail(&[Resource(Morale, -1), Discard(Admiral, Choice(2))]), &[Resource(Morale, -1)]),
    card(Crisis::Ambush, "ambush", "Ambush", &[Basestars])
        .attack("Training New Pilots", &[Ongoing(Rule::UnmannedViperAttackMinus2, Until::FleetJumps)], &[
            (Front, raiders(4)), (StarboardAft, civilians(1)), (Rear, basestars(1).raiders(4)),
            (PortAft, vipers(2).civilians(1)), (PortBow, civilians(1)),
        ]),
    card(Crisis::AnalyzeEnemyFighter, "analyze-enemy-fighter", "Analyze Enemy Fighter", &[Raiders]).jump()
        .check_or(Current, check(7, &[Tactics, Engineering]).pass(&[RestoreRaptors(1)])
            .fail(&[Resource(Population, -1)]),
            &[RollAtMost(4, &[Resource(Population, -1), Discard(Current, Choice(2))])]),
    card(Crisis::Besieged, "besieged", "Besieged", &[Raiders])
        .attack("Heavy Casualties", &[ActivatePlaced(Craft::Raider, PortBow, 4)], &[
            (Front, civilians(1)), (StarboardBow, civilians(1)), (Rear, heavy_raiders(1)), (PortAft, basestars(1)),
            (PortBow, raiders(4).vipers(2).civilians(1)),
        ]),
    card(Crisis::BoardingParties, "boarding-parties", "Boarding Parties", &[HeavyRaiders])
        .attack("Surprise Assault", &[], &[
            (Front, heavy_raiders(2)), (StarboardBow, basestars(1).raiders(4)), (StarboardAft, heavy_raiders(2)),
            (Rear, civilians(1)), (PortAft, civilians(2)),
        ]),
    card(Crisis::BombThreat, "bomb-threat", "Bomb Threat", &[Raiders]).jump()
        .check_or(Current, check(13, &[Politics, Leadership, Tactics])
            .fail(&[Resource(Morale, -1), DestroyRandomCivilians(1)]), &[RollAtMost(4, &[FailEffect])]),
    card(Crisis::BuildCylonDetector, "build-cylon-detector", "Build Cylon Detector", &[HeavyRaiders])
        .event_with_nuke(Admiral, &[DiscardNukes(1)], &[Resource(Morale, -1), Discard(Admiral, Choice(2))]),
    card(Crisis::ColonialDay, "colonial-day", "Colonial Day", &[Basestars]).jump()
        .check_or(Current, check(10, &[Politics, Tactics]).pass(&[Resource(Morale, 1)]).fail(&[Resource(Morale, -2)]),
            &[Resource(Morale, -1)]),
    card(Crisis::CrashLanding, "crash-landing", "Crash Landing", &[HeavyRaiders])
        .check(check(6, &[Tactics, Piloting])
            .fail(&[PayOr { by: Admiral, pay: &[Resource(Fuel, -1)],
                otherwise: &[Resource(Morale, -1), Move(Player(Current), Sickbay)] }])),
    card(Crisis::CrippledRaider, "crippled-raider", "Crippled Raider", &[Raiders]).jump()
        .check_or(Current, check(10, &[Tactics, Engineering]).pass(&[JumpTrack(1)]).fail(&[Resource(Population, -1)]),
            &[RollAtMost(4, &[Place(Front, raiders(3)), Place(Rear, civilians(1))])]),
    card(Crisis::CylonAccusation, "cylon-accusation", "Cylon Accusation", &[Raiders])
        .check(check(10, &[Politics, Leadership, Tactics]).fail(&[Move(Player(Current), Brig)])),
    card(Crisis::CylonScreenings, "cylon-screenings", "Cylon Screenings", &[Raiders])
        .check_or(Current, check(9, &[Politics, Leadership])
            .fail(&[Resource(Morale, -1), LookAtLoyalty(Current, Owner::PresidentOrAdmiral)]),
            &[Discard(EachPlayer, Choice(2))]),
    card(Crisis::CylonSwarm, "cylon-swarm", "Cylon Swarm", &[Basestars])
        .attack("Massive Deployment", &[Ongoing(Rule::BasestarLaunchPlus1, Until::FleetJumps)], &[
            (Front, basestars(1).raiders(5)), (StarboardBow, heavy_raiders(1)), (Rear, civilians(1)),
            (PortAft, vipers(1).civilians(1)), (PortBow, vipers(1).civilians(1)),
        ]),
    card(Crisis::CylonTrackingDevice, "cylon-tracking-device", "Cylon Tracking Device", &[Raiders])
        .check(check(10, &[Tactics, Piloting, Engineering])
            .fail(&[DestroyRaptors(1), Place(Front, basestars(1)), Place(Rear, civilians(2))])),
    card(Crisis::CylonVirus, "cylon-virus", "Cylon Virus", &[LaunchRaiders])
        .check(check(13, &[Tactics, Engineering]).fail(&[Move(AllAt(FtlControl), Sickbay), BoardCenturions(1)])),
    card(Crisis::DeclareMartialLaw, "declare-martial-law", "Declare Martial Law", &[Basestars])
        .event(Admiral, &[Resource(Morale, -1), GiveTitle(Title::President, Heir::Admiral)],
            &[Resource(Population, -1), Discard(Admiral, Choice(2))]),
    card(Crisis::DetectorSabotage, "detector-sabotage", "Detector Sabotage", &[HeavyRaiders]).jump()
        .check(check(8, &[Leadership, Tactics])
            .fail(&[Move(AllAt(ResearchLab), Sickbay), Ongoing(Rule::NoLoyaltyLooks, Until::EndOfGame)])),
    card(Crisis::ElectionsLoom, "elections-loom", "Elections Loom", &[HeavyRaiders]).jump()
        .check(check(8, &[Politics, Leadership]).partial(5, &[Resource(Morale, -1)])
            .fail(&[Resource(Morale, -1), Discard(President, Choice(4))])),
    card(Crisis::FoodShortage, "food-shortage", "Food Shortage", &[Raiders]).copies(4).jump()
        .event(President, &[Resource(Food, -2)],
            &[Resource(Food, -1), Discard(President, Choice(2)), Discard(Current, Choice(3))]),
    card(Crisis::ForcedWaterMining, "forced-water-mining", "Forced Water Mining", &[Raiders]).jump()
        .check_or(Current, check(17, &[Politics, Leadership, Tactics, Engineering]).pass(&[Resource(Food, 1)])
            .fail(&[Resource(Population, -1), Resource(Morale, -1)]),
            &[Resource(Food, 1), Resource(Morale, -1), Discard(EachPlayer, Random(1))]),
    card(Crisis::FulfillerOfProphecy, "fulfiller-of-prophecy", "Fulfiller of Prophecy", &[Basestars])
        .check_or(Current, check(6, &[Politics, Leadership]).pass(&[DrawSkill(Current, Politics, 1)])
            .fail(&[Resource(Population, -1)]), &[Discard(Current, Choice(1)), ExtraCrisis]),
    card(Crisis::GuiltByCollusion, "guilt-by-collusion", "Guilt by Collusion", &[Raiders]).jump()
        .check(check(9, &[Leadership, Tactics]).pass(&[Move(MayBeChosenBy(Current), Brig)])
            .fail(&[Resource(Morale, -1)])),
    card(Crisis::HangarAccident, "hangar-accident", "Hangar Accident", &[HeavyRaiders]).jump()
        .check(check(10, &[Tactics, Piloting, Engineering]).partial(7, &[Resource(Population, -1)])
            .fail(&[Resource(Population, -1), DamageVipers(2, VipersIn::Reserves)])),
    card(Crisis::HeavyAssault, "heavy-assault", "Heavy Assault", &[Raiders])
        .attack("Heavy Bombardment", &[BasestarsAttack], &[
            (Front, basestars(1)), (StarboardBow, basestars(1)), (Rear, civilians(1)), (PortAft, civilians(1)),
            (PortBow, vipers(1).civilians(1)),
        ]),
    card(Crisis::InformingThePublic, "informing-the-public", "Informing the Public", &[Raiders]).jump()
        .check_or(Current, check(7, &[Politics, Leadership]).pass(&[LookAtLoyalty(Current, Owner::AnyPlayer)])
            .fail(&[Resource(Morale, -2)]), &[RollAtMost(4, &[Resource(Morale, -1), Resource(Population, -1)])]),
    card(Crisis::JammedAssault, "jammed-assault", "Jammed Assault", &[Raiders])
        .attack("Communications Jamming", &[Ongoing(Rule::CommunicationsBlocked, Until::FleetJumps)], &[
            (Front, civilians(1)), (StarboardBow, raiders(4)), (StarboardAft, basestars(1).heavy_raiders(2)),
            (Rear, civilians(1)), (PortAft, vipers(1).civilians(1)), (PortBow, vipers(1).civilians(1)),
        ]),
    card(Crisis::JumpComputerFailure, "jump-computer-failure", "Jump Computer Failure", &[LaunchRaiders])
        .check(check(7, &[Tactics, Engineering]).fail(&[Resource(Population, -1), JumpTrack(-1)])),
    card(Crisis::KeepTabsOnVisitor, "keep-tabs-on-visitor", "Keep Tabs on Visitor", &[Raiders]).jump()
        .check_or(Current, check(12, &[Politics, Leadership, Tactics])
            .fail(&[RollAtMost(4, &[Resource(Population, -2)])]), &[Discard(Current, Random(4))]),
    card(Crisis::LegendaryDiscovery, "legendary-discovery", "Legendary Discovery", &[LaunchRaiders])
        .check(check(14, &[Tactics, Piloting]).pass(&[Distance(1)]).fail(&[Resource(Food, -1), DestroyRaptors(1)])),
    card(Crisis::LossOfAFriend, "loss-of-a-friend", "Loss of a Friend", &[HeavyRaiders]).jump()
        .check(check(9, &[Politics, Leadership]).partial(7, &[Discard(Current, Choice(2))])
            .fail(&[Resource(Morale, -1), Discard(Current, Choice(2))])),
    card(Crisis::LowSupplies, "low-supplies", "Low Supplies", &[Raiders])
        .check(check(7, &[Politics, Leadership])
            .fail(&[Resource(Morale, -1), IfBelow(Food, 6, &[Resource(Morale, -1)])])),
    card(Crisis::MandatoryTesting, "mandatory-testing", "Mandatory Testing", &[HeavyRaiders]).jump()
        .check(check(13, &[Politics, Leadership]).pass(&[LookAtLoyalty(President, Owner::Current)]).partial(9, &[])
            .fail(&[Resource(Morale, -1)])),
    card(Crisis::MissingG4Explosives, "missing-g4-explosives", "Missing G4 Explosives", &[Raiders])
        .check(check(7, &[Leadership, Tactics]).fail(&[Resource(Food, -1), Move(AllAt(Armory), Brig)])),
    card(Crisis::NetworkComputers, "network-computers", "Network Computers", &[Raiders]).jump()
        .check_or(Current, check(11, &[Politics, Tactics, Engineering]).pass(&[JumpTrack(1)])
            .fail(&[Resource(Population, -1), BoardCenturions(1)]), &[Resource(Population, -1), JumpTrack(-1)]),
    card(Crisis::PrisonLabor, "prison-labor", "Prison Labor", &[Raiders])
        .check(check(10, &[Politics, Leadership, Tactics]).fail(&[Resource(Morale, -1), Resource(Food, -1)])),
    card(Crisis::PrisonerRevolt, "prisoner-revolt", "Prisoner Revolt", &[HeavyRaiders]).jump()
        .check(check(11, &[Politics, Leadership, Tactics]).partial(6, &[Resource(Population, -1)])
            .fail(&[Resource(Population, -1), GiveTitle(Title::President, Heir::OtherChosenBy(President))])),
    card(Crisis::RaidingParty, "raiding-party", "Raiding Party", &[Raiders])
        .attack("FTL Failure", &[JumpTrack(-1)], &[
            (StarboardAft, basestars(1).raiders(3)), (Rear, heavy_raiders(2).raiders(2)), (PortAft, civilians(1)),
            (PortBow, vipers(2).civilians(2)),
        ]),
    card(Crisis::RequestedResignation, "requested-resignation", "Requested Resignation", &[Basestars])
        .event(Admiral, &[Discard(President, Choice(2)), Discard(Admiral, Choice(2))],
            &[Choose(President, &[&[GiveTitle(Title::President, Heir::Admiral)], &[Move(Player(President), Brig)]])]),
    card(Crisis::RescueCapricaSurvivors, "rescue-caprica-survivors", "Rescue Caprica Survivors", &[Raiders]).jump()
        .event(President, &[Resource(Fuel, -1), Resource(Food, -1), Resource(Population, 1)], &[Resource(Morale, -1)]),
    card(Crisis::RescueMissionRaidersJump, "rescue-mission-raiders-jump", "Rescue Mission", &[Raiders]).jump()
        .event(Admiral, &[Resource(Morale, -1), Move(Player(Current), Sickbay)],
            &[Resource(Fuel, -1), DestroyRaptors(1)]),
    card(Crisis::RescueMissionBasestarsJump, "rescue-mission-basestars-jump", "Rescue Mission", &[Basestars]).jump()
        .event(Admiral, &[Resource(Morale, -1), Move(Player(Current), Sickbay)],
            &[Resource(Fuel, -1), DestroyRaptors(1)]),
    card(Crisis::RescueTheFleet, "rescue-the-fleet", "Rescue the Fleet", &[Raiders]).jump()
        .event(Admiral, &[Resource(Population, -2)],
            &[Resource(Morale, -1), Place(Front, basestars(1).raiders(3)), Place(Rear, civilians(3))]),
    card(Crisis::Resistance, "resistance", "Resistance", &[HeavyRaiders]).jump()
        .check(check(12, &[Politics, Leadership, Tactics]).partial(9, &[Resource(Food, -1)])
            .fail(&[Resource(Food, -1), Resource(Fuel, -1)])),
    card(Crisis::RiotsBasestarsJump, "riots-basestars-jump", "Riots", &[Basestars]).jump()
        .event(Admiral, &[Resource(Food, -1), Resource(Morale, -1)], &[Resource(Population, -1), Resource(Fuel, -1)]),
    card(Crisis::RiotsLaunchRaiders, "riots-launch-raiders", "Riots", &[LaunchRaiders])
        .event(Admiral, &[Resource(Food, -1), Resource(Morale, -1)], &[Resource(Population, -1), Resource(Fuel, -1)]),
    card(Crisis::ScoutingForFuel, "scouting-for-fuel", "Scouting for Fuel", &[Raiders]).jump()
        .check_or(Current, check(12, &[Tactics, Piloting]).pass(&[Resource(Fuel, 1)])
            .fail(&[Resource(Fuel, -1), DestroyRaptors(1)]), &[RollAtMost(4, &[Resource(Fuel, -1)])]),
    card(Crisis::ScoutingForWater, "scouting-for-water", "Scouting for Water", &[Raiders]).jump()
        .check_or(Current, check(9, &[Tactics, Piloting]).pass(&[Resource(Food, 1)])
            .fail(&[Resource(Fuel, -1), DestroyRaptors(1)]), &[Resource(Food, -1)]),
    card(Crisis::SecurityBreach, "security-breach", "Security Breach", &[LaunchRaiders])
        .check(check(6, &[Leadership, Tactics]).fail(&[Resource(Morale, -1), Move(AllAt(Command), Sickbay)])),
    card(Crisis::SendSurveyTeam, "send-survey-team", "Send Survey Team", &[Raiders]).jump()
        .check_or(Current, check(15, &[Tactics, Piloting, Engineering])
            .fail(&[Move(Player(Current), Sickbay), DestroyRaptors(1)]), &[RollAtMost(5, &[Resource(Fuel, -1)])]),
    card(Crisis::SleepDeprivation, "sleep-deprivation", "Sleep Deprivation", &[Basestars]).jump()
        .event(Admiral, &[RecallVipers, Move(Player(Current), Sickbay)], &[Resource(Morale, -1)]),
    card(Crisis::Surrounded, "surrounded", "Surrounded", &[Basestars])
        .attack("Panic", &[Discard(Current, Choice(3))], &[
            (Front, raiders(4)), (StarboardBow, basestars(1)), (StarboardAft, heavy_raiders(1).raiders(3)),
            (Rear, civilians(1)), (PortAft, vipers(1).civilians(1)), (PortBow, vipers(1).civilians(1)),
        ]),
    card(Crisis::TacticalStrike, "tactical-strike", "Tactical Strike", &[Raiders])
        .attack("Hangar Assault", &[DamageVipers(2, VipersIn::Reserves)], &[
            (Front, heavy_raiders(1)), (StarboardAft, civilians(1)), (Rear, civilians(1)),
            (PortAft, vipers(2).civilians(1)), (PortBow, basestars(1).raiders(5)),
        ]),
    card(Crisis::TerroristBomber, "terrorist-bomber", "Terrorist Bomber", &[HeavyRaiders]).jump()
        .check(check(9, &[Leadership, Tactics]).fail(&[Resource(Morale, -1), Move(Player(Current), Sickbay)])),
    card(Crisis::TerroristInvestigations, "terrorist-investigations", "Terrorist Investigations", &[HeavyRaiders]).jump()
        .check(check(12, &[Politics, Leadership]).pass(&[LookAtLoyalty(Current, Owner::AnyPlayer)]).partial(6, &[])
            .fail(&[Resource(Morale, -1)])),
    card(Crisis::TheOlympicCarrier, "the-olympic-carrier", "The Olympic Carrier", &[HeavyRaiders]).jump()
        .check(check(11, &[Politics, Leadership, Piloting]).partial(8, &[Resource(Population, -1)])
            .fail(&[Resource(Morale, -1), Resource(Population, -1)])),
    card(Crisis::ThirtyThree, "thirty-three", "Thirty-Three", &[Raiders])
        .attack("Relentless Pursuit",
            &[Ongoing(Rule::RelentlessPursuit, Until::CivilianOrBasestarDestroyedOrFleetJumps)], &[
            (Front, basestars(1)), (StarboardAft, civilians(1)), (Rear, civilians(1)),
            (PortAft, vipers(1).civilians(1)), (PortBow, vipers(1).civilians(1)),
        ]),
    card(Crisis::UnexpectedReunion, "unexpected-reunion", "Unexpected Reunion", &[Raiders])
        .check(check(8, &[Politics, Leadership, Tactics]).fail(&[Resource(Morale, -1), Discard(Current, Hand)])),
    card(Crisis::UnidentifiedShip, "unidentified-ship", "Unidentified Ship", &[LaunchRaiders])
        .check(check(10, &[Tactics, Piloting]).fail(&[Resource(Population, -1)])),
    card(Crisis::WaterSabotaged, "water-sabotaged", "Water Sabotaged", &[Raiders]).jump()
        .check_or(Current, check(13, &[Politics, Leadership, Tactics]).fail(&[Resource(Food, -2)]),
            &[Resource(Food, -1)]),
    card(Crisis::WaterShortageBasestarsJump, "water-shortage-basestars-jump", "Water Shortage", &[Basestars]).copies(3).jump()
        .event(President, &[Resource(Food, -1)], &[Discard(President, Choice(2)), Discard(Current, Choice(3))]),
    card(Crisis::WaterShortageRaidersJump, "water-shortage-raiders-jump", "Water Shortage", &[Raiders]).jump()
        .event(President, &[Resource(Food, -1)], &[Discard(President, Choice(2)), Discard(Current, Choice(3))]),
    card(Crisis::WaterShortageBasestars, "water-shortage-basestars", "Water Shortage", &[Basestars])
        .event(President, &[Resource(Food, -1)], &[Discard(President, Choice(2)), Discard(Current, Choice(3))]),
    card(Crisis::WeaponMalfunction, "weapon-malfunction", "Weapon Malfunction", &[LaunchRaiders])
        .check(check(11, &[Tactics, Piloting, Engineering])
            .fail(&[DamageVipers(2, VipersIn::Space), Move(AllAt(WeaponsControl), Sickbay)])),
    card(Crisis::WitchHunt, "witch-hunt", "Witch Hunt", &[HeavyRaiders]).jump()
        .check(check(10, &[Politics, Leadership]).partial(6, &[Resource(Morale, -1)])
            .fail(&[Resource(Morale, -1), Move(ChosenBy(Current), Sickbay)])),
]);

#[rustfmt::skip]
pub(super) const SUPER_ROWS: [CrisisRow; 5] = in_order([
    super_card(SuperCrisis::BombOnColonial1, "bomb-on-colonial-1", "Bomb on Colonial 1", &[]).alt_names(&["Bomb on Colonial One"])
        .check(check(15, &[Tactics, Piloting, Engineering])
            .fail(&[Resource(Morale, -2), Move(AllOn(Ship::ColonialOne), Sickbay),
                Ongoing(Rule::ColonialOneClosed, Until::EndOfGame)])),
    super_card(SuperCrisis::CylonIntruders, "cylon-intruders", "Cylon Intruders", &[])
        .check(check(18, &[Leadership, Tactics]).partial(14, &[BoardCenturions(1)])
            .fail(&[DamageGalactica(1), BoardCenturions(2)])),
    super_card(SuperCrisis::FleetMobilization, "fleet-mobilization", "Fleet Mobilization", &[])
        .check(check(24, &[Leadership, Tactics, Piloting, Engineering]).pass(&[Activate(&[Basestars, LaunchRaiders])])
            .fail(&[Resource(Morale, -1), Activate(&[Basestars, Raiders, HeavyRaiders, LaunchRaiders])])),
    super_card(SuperCrisis::InboundNukes, "inbound-nukes", "Inbound Nukes", &[])
        .check(check(15, &[Leadership, Tactics])
            .fail(&[Resource(Fuel, -1), Resource(Food, -1), Resource(Population, -1)])),
    super_card(SuperCrisis::MassiveAssault, "massive-assault", "Massive Assault", &[HeavyRaiders, Basestars])
        .attack("Power Failure", &[JumpTrack(-2)], &[
            (StarboardBow, basestars(1).raiders(4)), (StarboardAft, basestars(1).heavy_raiders(1).raiders(2)),
            (PortAft, vipers(1).civilians(2)), (PortBow, vipers(1).civilians(2)),
        ]),
]);

pub(super) static CRISES: [CrisisRow; 65] = CRISIS_ROWS;
pub(super) static SUPER_CRISES: [CrisisRow; 5] = SUPER_ROWS;
