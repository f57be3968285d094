import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Policy } from '../../platform/auth/policies.js';
import { PlacesQueries } from './places.queries.js';
import { cityView } from './places.schema.js';

@ApiTags('places')
@Controller('api/places')
export class PlacesController {
  constructor(private readonly places: PlacesQueries) {}

  @Get()
  @Policy('public')
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOkResponse({ standardSchema: cityView.array() })
  list() {
    return this.places.list();
  }
}
