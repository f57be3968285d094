import { Module } from '@nestjs/common';
import { ShareCardsRetention } from './share-card/share-cards.retention.js';

@Module({ providers: [ShareCardsRetention] })
export class SiteWorkerModule {}
